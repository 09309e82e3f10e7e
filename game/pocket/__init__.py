"""The pocket: phones on the local network as hands at a table. A face of the sitting, as the terminal is."""
