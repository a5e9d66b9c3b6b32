import { ensureDebianPrograms } from './debianPrograms.mjs';

/** Finds or installs the cache in front of the edges, for what runs its configuration. @throws with instructions */
export const ensureVarnish = (purpose = 'the tests of the cache') =>
  ensureDebianPrograms({ varnishd: 'varnish' }, purpose);
