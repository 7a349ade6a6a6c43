"""The code of `./zmova`; it uses nothing but the standard library."""
