import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const { compilerOptions } = JSON.parse(readFileSync(new URL('../../tsconfig.base.json', import.meta.url), 'utf8'));
const libs = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([name, [path]]) => [`^${name}$`, `<rootDir>/${path}`]),
);

// Packages published as ES modules only; jest runs CommonJS and compiles them.
const esmOnly = [
  'jose',
  'mediabunny',
  '@mediabunny',
  'client-zip',
  'until-async',
  'postgres',
  'uuid',
  'mpg123-decoder',
  '@wasm-audio-decoders',
  '@eshaz',
  'simple-yenc',
  'codec-parser',
  'marked',
  'react-aria-components/dist/exports/index.cjs$',
];

// Modules of a library's index are loaded when a test first uses them: a test of a heading loads no combo box, just as a build leaves out
// what an app does not use.
const indexes = Object.values(compilerOptions.paths)
  .flat()
  .filter((path) => path.endsWith('/index.ts'));
const lazy = indexes.flatMap((path) => {
  const source = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  return Array.from(source.matchAll(/ from '(\..+?)'/g), ([, file]) => file);
});

const compileTo = (module) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
    module: { type: 'commonjs', ignoreDynamic: false, ...module },
  },
];

/** Settings that every jest run of this workspace shares. */
export const shared = {
  // Only for tests that never end: what a test may take is in tools/testing/budgets.json.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/tools/jest/shuffledSequencer.cjs',
  rootDir: resolve(fileURLToPath(import.meta.url), '../../..'),
  transform: {
    '\\.md$': '<rootDir>/tools/jest/articleTransform.cjs',
    '/react-aria-components/dist/exports/index\\.cjs$': '<rootDir>/tools/jest/lazyIndexTransform.cjs',
    '/(libs|servers)/[^/]+/src/(.+/)?index\\.ts$': compileTo({ lazy: [...new Set(lazy)] }),
    '^.+\\.(t|j|mj)sx?$': compileTo({}),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})(?:/|$))`],
  moduleNameMapper: {
    ...libs,
    '\\.worker\\.ts\\?verified$': '<rootDir>/tools/jest/workerStub.cjs',
    '\\.(woff2|svg|png|jpg|webp)$': '<rootDir>/tools/jest/fileStub.cjs',
    '^npm:(@[^/]+/[^@]+|[^@]+)@[^/]+$': '$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data', '<rootDir>/.tmp'],
};
