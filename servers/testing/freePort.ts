/** For tests and benches: a port that no other test of this machine is given meanwhile. */
export { freePort } from '../shared/src/index.ts';
