# Every line is another name for a command that works without make.
.PHONY: serve test quick doctor lock
serve: ; ./zmova serve
test: ; ./zmova test
quick: ; ./zmova test --quick
doctor: ; ./zmova doctor
lock: ; .venv/bin/uv pip compile --universal --generate-hashes --no-header --no-emit-index-url --extra test pyproject.toml -o requirements.lock
