import { keepBackend } from './keptBackend.ts';
import { startBackend } from './startBackend.ts';

/** jest `globalSetup` of the project `database`: one backend for all of its tests, without demo data. */
// eslint-disable-next-line no-restricted-exports -- jest calls the default export
export default async function setUp(): Promise<void> {
  const backend = await startBackend({ demo: 'off', env: { PAYMENTS_TEST_CONTROL: '1' } });
  keepBackend(backend);
  process.env.FAIRTONE_TEST_URL = backend.url;
  process.env.FAIRTONE_TEST_ANON_KEY = backend.anonKey;
  process.env.FAIRTONE_TEST_SERVICE_KEY = backend.serviceKey;
  process.env.FAIRTONE_TEST_DB_URL = backend.databaseUrl;
  process.env.FAIRTONE_TEST_PAYMENTS_URL = backend.paymentsUrl ?? '';
  process.env.FAIRTONE_TEST_DATA_DIR = backend.dataDir;
}
