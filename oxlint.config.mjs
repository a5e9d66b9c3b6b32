import { depConstraints, testDepConstraints } from './lint.boundaries.mjs';

// libs/testing renders with these libs, and their own tests render with libs/testing; production code cannot (see the table).
// The test harness of the servers makes accounts by supabase's own code, and supabase's tests use the harness.
const TESTS_REACH_BACK = [
  ['federation', 'testing'],
  ['music', 'testing'],
  ['servers-supabase', 'servers-testing'],
];

// Rooms without a name of their own, reached by path: release tool, comparer of pictures, builder of the apps, page of a remote alone,
// reader of translations, copies of the workspace. Patterns, not globs.
const REACHED_BY_PATH = [
  '/tools/audio-files/',
  '/delivery/release/',
  '/libs/media/src/testing/',
  '/webpack/',
  '/delivery/standalone/',
  '/delivery/qa/',
  '/tools/translations/',
  '/tools/visual/',
  '/tools/workspace/',
];
// How a team brings code to users is no part of what users run.
const PRODUCTION_BY_PATH = REACHED_BY_PATH.filter((path) => !path.startsWith('/delivery/') && path !== '/webpack/');
// Tests and tools, never what visitors run: a backend to test against, songs and covers of the demo.
const SERVERS_BY_PATH = ['/servers/testing/', '/servers/demo/content/'];
const TESTING_BESIDE = '^(\\.\\./)+testing/';
// jest loads its global setup, and the backends that it starts, without the names of tsconfig.base.json.
const SHARED_BESIDE = '^\\.\\./shared/src/index\\.ts$';

const boundaries = (constraints, reachedByPath = REACHED_BY_PATH) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    // The shell runs its libs one by one from the file that they stand in (apps/shell/src/main.ts); nothing of them is fetched later.
    checkDynamicDependenciesExceptions: ['^@fairtone/'],
    allow: reachedByPath,
    depConstraints: constraints,
    ignoredCircularDependencies: TESTS_REACH_BACK,
  },
];
const testFiles = ['**/*.test.{ts,tsx}', '**/testing/**', '**/standalone/**', 'libs/testing/**', 'tools/jest/**'];
const errors = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'error']));
const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']));

const PRESSES = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'];
const LISTS = ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'];

/** What eslint-plugin-jsx-a11y recommends to let pass. */
const allowances = {
  'jsx-a11y/interactive-supports-focus': [
    'error',
    { tabbable: ['button', 'checkbox', 'link', 'searchbox', 'spinbutton', 'switch', 'textbox'] },
  ],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': [
    'error',
    { tr: ['none', 'presentation'], canvas: ['img'] },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: [...PRESSES, 'onError', 'onLoad'],
      body: ['onError', 'onLoad'],
      iframe: ['onError', 'onLoad'],
      img: ['onError', 'onLoad'],
    },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ul: LISTS,
      ol: LISTS,
      li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
      table: ['grid'],
      td: ['gridcell'],
      fieldset: ['radiogroup', 'presentation'],
    },
  ],
  'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel'], allowExpressionValues: true }],
  'jsx-a11y/no-static-element-interactions': ['error', { allowExpressionValues: true, handlers: PRESSES }],
};

export default {
  plugins: ['eslint', 'typescript', 'oxc', 'react', 'jsx-a11y'],
  // Rules that oxlint runs in Node: import boundaries, literal texts, and words of a private language.
  jsPlugins: ['@nx/eslint-plugin', 'eslint-plugin-i18next', './tools/lint/privateWords.mjs'],
  categories: { correctness: 'error' },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: [
    'dist/**',
    '.data/**',
    '.tmp/**',
    '.nx/**',
    'node_modules/**',
    'screens/**',
    'libs/db-types/src/database.types.ts',
    'supabase/functions/**/*.d.ts',
  ],
  rules: {
    // Of React those of hooks, in the browser's apps alone; they follow below. The others advise what the React compiler wants.
    ...off(
      'react/exhaustive-deps',
      'react/immutability',
      'react/incompatible-library',
      'react/purity',
      'react/refs',
      'react/rules-of-hooks',
      'react/set-state-in-effect',
      'react/static-components',
    ),
    // A role of its own says it to browsers that forget it when a list or a table is displayed otherwise.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    ...allowances,
    ...errors(
      'fairtone/private-words',
      'no-array-constructor',
      'no-case-declarations',
      'no-constant-condition',
      'no-empty',
      'no-empty-pattern',
      'no-fallthrough',
      'no-prototype-builtins',
      'no-regex-spaces',
      'no-undef',
      'no-unexpected-multiline',
      'no-unused-expressions',
      'no-useless-catch',
      'no-useless-escape',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
      'typescript/ban-ts-comment',
      'typescript/no-empty-object-type',
      'typescript/no-explicit-any',
      'typescript/no-namespace',
      'typescript/no-require-imports',
      'typescript/no-unnecessary-type-constraint',
      'typescript/no-unsafe-function-type',
    ),
  },
  overrides: [
    // The list of refused words.
    { files: ['tools/lint/privateWords.mjs'], rules: { 'fairtone/private-words': 'off' } },
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' } },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        '@nx/enforce-module-boundaries': boundaries(depConstraints),
        'typescript/consistent-type-imports': [
          'error',
          { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
        ],
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
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
      files: ['{apps,libs,servers}/**/*.{ts,tsx}', 'supabase/functions/**/*.ts'],
      rules: { '@nx/enforce-module-boundaries': boundaries(depConstraints, PRODUCTION_BY_PATH) },
    },
    {
      files: ['{apps,libs,servers}/**/*.{ts,tsx}', 'delivery/harness/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    {
      // Text that a person reads goes through the translations.
      files: ['apps/*/src/**/*.tsx', 'libs/ui/src/**/*.tsx'],
      rules: {
        'i18next/no-literal-string': [
          'error',
          { mode: 'jsx-text-only', words: { exclude: ['[^A-Za-z\\u00C0-\\u024F]+', 'Fairtone'] } },
        ],
      },
    },
    {
      files: ['**/*.test.tsx', '**/standalone/**'],
      rules: { 'i18next/no-literal-string': 'off' },
    },
    {
      // A test that reads what is not there fails as it should; what evaluates code in them is what is tested.
      files: [...testFiles, 'e2e/**'],
      rules: off('no-eval', 'no-unsafe-optional-chaining', 'jsx-a11y/anchor-has-content', 'jsx-a11y/no-autofocus'),
    },
    { files: ['types/**'], rules: { 'no-restricted-exports': 'off' } },
    {
      files: [
        ...[
          'e2e',
          'tools/bench',
          'tools/db-types',
          'delivery/qa',
          'delivery/release/demo',
          'supabase/tests',
          'supabase/functions/_testing',
        ].map((folder) => `${folder}/**/*.ts`),
      ],
      rules: {
        '@nx/enforce-module-boundaries': boundaries(depConstraints, [...REACHED_BY_PATH, ...SERVERS_BY_PATH]),
      },
    },
    {
      files: testFiles,
      rules: {
        '@nx/enforce-module-boundaries': boundaries(testDepConstraints, [...REACHED_BY_PATH, ...SERVERS_BY_PATH]),
        'max-lines': 'off',
      },
    },
    {
      files: ['servers/**/*.test.ts', 'servers/testing/**/*.ts'],
      rules: {
        '@nx/enforce-module-boundaries': boundaries(testDepConstraints, [
          ...REACHED_BY_PATH,
          TESTING_BESIDE,
          SHARED_BESIDE,
        ]),
      },
    },
  ],
};
