"""The rules of `zones` in Python, written from the catalogue of its rules; comments name each rule by its id."""
