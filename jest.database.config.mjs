import { shared } from './tools/jest/shared.mjs';

/** What a hosted shop does not have: the program that starts and backs up an embedded one, its demo, and its crashes. */
const NEVER_HOSTED = ['launcher', 'demo', 'testing/crash'].map((name) => `<rootDir>/servers/${name}/`);

/** Tests against a really running backend: policies, functions, auth, storage, payments. */
export default {
  ...shared,
  testTimeout: 60_000,
  testEnvironment: 'node',
  runtime: '<rootDir>/tools/jest/sharedScripts.cjs',
  testMatch: ['<rootDir>/{apps,delivery,servers,supabase}/**/*.db.test.ts'],
  // Those of jest.full.config.mjs, and of npm run test:hosted (servers/testing/hosted).
  testPathIgnorePatterns: [
    '/node_modules/',
    '\\.full\\.db\\.test\\.ts$',
    ...(process.env.FAIRTONE_TEST_DATABASE === 'hosted' ? NEVER_HOSTED : ['\\.hosted\\.db\\.test\\.ts$']),
  ],
  globalSetup: '<rootDir>/servers/testing/databaseGlobalSetup.ts',
  setupFiles: ['<rootDir>/servers/testing/databaseSetup.ts'],
  globalTeardown: '<rootDir>/servers/testing/databaseGlobalTeardown.ts',
};
