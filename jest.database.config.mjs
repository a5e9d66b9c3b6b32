import { shared } from './tools/jest/shared.mjs';

/** Tests against a really running backend: policies, functions, auth, storage, payments. */
export default {
  ...shared,
  testTimeout: 60_000,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{apps,supabase}/**/*.db.test.ts'],
  // Those of jest.full.config.mjs.
  testPathIgnorePatterns: ['/node_modules/', '\\.full\\.db\\.test\\.ts$'],
  globalSetup: '<rootDir>/apps/backend/testing/databaseGlobalSetup.ts',
  setupFiles: ['<rootDir>/apps/backend/testing/databaseSetup.ts'],
  globalTeardown: '<rootDir>/apps/backend/testing/databaseGlobalTeardown.ts',
};
