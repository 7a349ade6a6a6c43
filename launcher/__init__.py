"""What `./zmova` needs to set things up: the standard library and nothing else."""
