import type { Config } from 'jest';
import { keepBackends } from './keptBackends.ts';
import { startBackend } from './startBackend.ts';

/** jest `globalSetup` of the database tests: one backend for each worker, without demo data. */
// eslint-disable-next-line no-restricted-exports -- jest calls the default export
export default async function setUp({ maxWorkers }: Config & { maxWorkers: number }): Promise<void> {
  const env = {
    PAYMENTS_TEST_CONTROL: '1',
    // Like the schedules, they would take the rows of tests: a cause that was mapped by the host is not mapped by the test.
    FAIRTONE_CANARY_WATCH: 'off',
    FAIRTONE_ERROR_WATCH: 'off',
  };
  const backends = [];
  for (let worker = 1; worker <= maxWorkers; worker += 1) backends.push(await startBackend({ demo: 'off', env }));
  keepBackends(backends);
  process.env.FAIRTONE_TEST_BACKENDS = JSON.stringify(
    backends.map(({ url, anonKey, serviceKey, databaseUrl, paymentsUrl, dataDir }) => ({
      FAIRTONE_TEST_URL: url,
      FAIRTONE_TEST_ANON_KEY: anonKey,
      FAIRTONE_TEST_SERVICE_KEY: serviceKey,
      FAIRTONE_TEST_DB_URL: databaseUrl,
      FAIRTONE_TEST_PAYMENTS_URL: paymentsUrl ?? '',
      FAIRTONE_TEST_DATA_DIR: dataDir,
    })),
  );
}
