import { shared } from './tools/jest/shared.mjs';

/** Unit, component and contract tests. Tests against a running backend have a configuration of their own. */
export default {
  ...shared,
  testEnvironment: '<rootDir>/tools/jest/quickEnvironment.cjs',
  runtime: '<rootDir>/tools/jest/sharedScripts.cjs',
  testMatch: ['<rootDir>/{apps,libs,servers,delivery,tools,supabase}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['\\.db\\.test\\.ts$', '\\.full\\.(db\\.)?test\\.ts$', '/node_modules/', '/dist/'],
  setupFiles: ['<rootDir>/tools/jest/setupBrowserGlobals.ts'],
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setupMatchers.ts'],
};
