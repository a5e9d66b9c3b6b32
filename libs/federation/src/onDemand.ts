// What few visits need, in one chunk that is not part of the first load. Each chunk adds its name and hash to every first load.
export { applyOverrides } from './applyOverrides.ts';
export { diagnose } from './diagnose.ts';
export { takeReleases } from './takeReleases.ts';
export { fetchVerified } from './trust/fetchVerified.ts';
