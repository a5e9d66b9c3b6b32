import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const { compilerOptions } = JSON.parse(readFileSync(new URL('../../tsconfig.base.json', import.meta.url), 'utf8'));
const libs = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([name, [path]]) => [`^${name}$`, `<rootDir>/${path}`]),
);

// Published as ES modules only; jest runs CommonJS and compiles them.
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
];

/** What every jest run of this workspace shares. */
export const shared = {
  testTimeout: 15_000,
  testSequencer: '<rootDir>/tools/jest/shuffledSequencer.cjs',
  rootDir: resolve(fileURLToPath(import.meta.url), '../../..'),
  transform: {
    '\\.md$': '<rootDir>/tools/jest/articleTransform.cjs',
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
        module: { type: 'commonjs', ignoreDynamic: false },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    ...libs,
    '\\.worker\\.ts\\?verified$': '<rootDir>/tools/jest/workerStub.cjs',
    '\\.(woff2|svg|png|jpg|webp)$': '<rootDir>/tools/jest/fileStub.cjs',
    '^npm:(@[^/]+/[^@]+|[^@]+)@[^/]+$': '$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data', '<rootDir>/.tmp'],
};
