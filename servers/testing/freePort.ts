/** Finds a port for tests and benchmarks that no other test on this machine gets meanwhile. */
export { freePort } from '../shared/src/index.ts';
