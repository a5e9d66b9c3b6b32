import { ensureDebianPrograms } from './debianPrograms.mjs';

/** Finds or installs the cache in front of the edges, whose configuration the tests run. @throws with instructions */
export const ensureVarnish = () => ensureDebianPrograms({ varnishd: 'varnish' }, 'the tests of the cache');
