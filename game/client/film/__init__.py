"""Films of records: painted without a window, written by ffmpeg, ordered from a sheet in the window."""
