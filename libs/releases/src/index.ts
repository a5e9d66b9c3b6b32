/** Releases as files: what teams write with the release tool and the release host reads. Runs in Node only. */
export { promoted, rolledBack } from './channel.ts';
export { checkHealth, type HealthOptions } from './health/checkHealth.ts';
export type { Comparison, HealthReader, MeasuredHealth } from './health/compare.ts';
export { measuredHealth, type HealthRow } from './health/measuredHealth.ts';
export { healthReader, type HealthBackend } from './health/readHealth.ts';
export { readKeyring } from './keys/readKeyring.ts';
export { EVERYTHING, rightsOf, type Rights } from './keys/rights.ts';
export { isSignedFor, publicKeyOf, signChannel, type Keyring } from './keys/signature.ts';
export { releaseAct } from './releaseAct.ts';
export { rollback, type ReleaseContext } from './rollback.ts';
export { contentTypeOf } from './stores/contentTypes.ts';
export { folderStore } from './stores/folderStore.ts';
export { REMOTES_FILE, type ReleaseAct, type ReleaseStore } from './stores/store.ts';
