import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules', '.svelte-check', 'public', 'src/generated', 'plugins/worker.js'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'off', // where the house meets whatever a game sends
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      'svelte/prefer-svelte-reactivity': 'off', // these maps and sets hold what no screen follows
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check, which reads them, knows better
    },
  },
  {
    files: ['src/table/Icon.svelte', 'src/games/*/cast/**', 'src/games/*/masks/**'],
    rules: { 'svelte/no-at-html-tags': 'off' }, // drawings of our own, never what somebody typed
  },
)
