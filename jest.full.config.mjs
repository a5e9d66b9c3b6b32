import { shared } from './tools/jest/shared.mjs';

/** What measures rather than decides: crashes at many moments, long random sequences. Run by `npm run test:full`, against a running backend. */
export default {
  ...shared,
  testTimeout: 60_000,
  testEnvironment: 'node',
  runtime: '<rootDir>/tools/jest/sharedScripts.cjs',
  testMatch: [
    '<rootDir>/{apps,libs,servers,delivery,tools,supabase}/**/*.full.test.ts',
    '<rootDir>/{apps,libs,servers,delivery,tools,supabase}/**/*.full.db.test.ts',
  ],
  globalSetup: '<rootDir>/servers/testing/databaseGlobalSetup.ts',
  setupFiles: ['<rootDir>/servers/testing/databaseSetup.ts'],
  globalTeardown: '<rootDir>/servers/testing/databaseGlobalTeardown.ts',
};
