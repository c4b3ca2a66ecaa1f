"""What may be put to a table: by whom, on what grounds, who is asked, and when it has passed."""
