import { ensureDebianPrograms } from './debianPrograms.mjs';

/** Ceph, an object store that speaks S3: the tests release into it. Its other programs come with these packages. */
const CEPH_PROGRAMS = { 'ceph-mon': 'ceph-mon', 'ceph-osd': 'ceph-osd', radosgw: 'radosgw' };

/** @throws with instructions, when they cannot be installed */
export const ensureObjectStore = () => ensureDebianPrograms(CEPH_PROGRAMS, 'the tests of releases in S3');
