import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { depConstraints, testDepConstraints } from './eslint.boundaries.mjs';

// libs/testing renders with these libs, and their own tests render with libs/testing; production code cannot (see the table).
const TESTS_REACH_BACK = [['federation', 'testing']];

const boundaries = (constraints) => [
  'error',
  // Rooms without a name of their own, reached by path: demo content, release tool, comparer of pictures, builder of the apps, page of
  // a remote alone, test harness of the backend. Patterns, not globs.
  {
    enforceBuildableLibDependency: false,
    // The shell runs its libs one by one from the file that they stand in (apps/shell/src/main.ts); nothing of them is fetched later.
    checkDynamicDependenciesExceptions: ['^@fairtone/'],
    allow: [
      '/tools/demo/',
      '/tools/release/',
      '/apps/backend/testing/',
      '/libs/domain/src/media/testing/',
      '/libs/federation/webpack/',
      '/libs/harness/page/',
      '/tools/scenes/',
      '/tools/visual/',
    ],
    depConstraints: constraints,
    ignoredCircularDependencies: TESTS_REACH_BACK,
  },
];
const testFiles = ['**/*.test.{ts,tsx}', '**/testing/**', '**/standalone/**', 'libs/testing/**', 'tools/jest/**'];

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.data/**',
      '.tmp/**',
      '.nx/**',
      'node_modules/**',
      'screens/**',
      'libs/db-types/src/database.types.ts',
      'supabase/functions/**/*.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  { plugins: { '@nx': nx }, languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries(depConstraints),
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // tsc knows every name, types included; this rule does not.
      'no-undef': 'off',
      // Control characters are what such expressions look for.
      'no-control-regex': 'off',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['{apps,libs}/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'apps/backend/**'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    ignores: ['apps/backend/**'],
    plugins: { 'react-hooks': reactHooks, i18next },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Text that a person reads goes through the translations.
    files: ['apps/*/src/**/*.tsx', 'libs/ui/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/standalone/**'],
    rules: {
      'i18next/no-literal-string': [
        'error',
        { mode: 'jsx-text-only', words: { exclude: [/^[^\p{L}]+$/u, 'Fairtone'] } },
      ],
    },
  },
  { files: ['types/**'], rules: { 'no-restricted-exports': 'off' } },
  { files: testFiles, rules: { '@nx/enforce-module-boundaries': boundaries(testDepConstraints), 'max-lines': 'off' } },
);
