import { join } from 'node:path';
import { builder } from './paths.mjs';

/** Settings of jest for the tests of a remote: the browser of our own component tests, and our packages compiled to what jest runs. */
export const preset = {
  testEnvironment: join(builder, 'browserEnvironment.cjs'),
  setupFiles: [join(builder, 'setupBrowserGlobals.cjs')],
  transform: {
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
  transformIgnorePatterns: ['/node_modules/(?!@fairtone/)'],
  modulePathIgnorePatterns: ['<rootDir>/dist'],
};
