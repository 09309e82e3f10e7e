"""Films of records: painted without a window, encoded by ffmpeg, ordered from a sheet in the window."""
