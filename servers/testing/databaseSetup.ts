/** jest `setupFiles` of the database tests: sets the backend of this worker (see databaseGlobalSetup.ts). */
const backends = JSON.parse(process.env.FAIRTONE_TEST_BACKENDS ?? '[]') as Record<string, string>[];
Object.assign(process.env, backends[Number(process.env.JEST_WORKER_ID) - 1]);
