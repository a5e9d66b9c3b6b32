import { runJest } from './jestRun.mjs';

/** Time limit in ms: on one slow core the tests take half an hour. */
const TIME_LIMIT_MS = 40 * 60_000;
const SWITCH = 'FAIRTONE_TEST_DATABASE';

/**
 * Runs the database tests on a database that is set up as a hosted Supabase project has it.
 * @returns what runJest returns
 */
export async function runHosted(args = []) {
  // Read by servers/testing/hosted/makeHosted.ts in each process of the tests.
  process.env[SWITCH] = 'hosted';
  try {
    return await runJest('jest.database.config.mjs', args, TIME_LIMIT_MS);
  } finally {
    delete process.env[SWITCH];
  }
}
