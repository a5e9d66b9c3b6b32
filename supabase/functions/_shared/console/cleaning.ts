import { optionalEnv } from '../env.ts';

/**
 * Options of `removeUnused`. Shared files of buckets are left to the release tool: when one is needed again meanwhile it is written back as it was
 * read, and older versions of Deno decompress what they read.
 */
export const cleaning = ({ isDryRun }: { isDryRun: boolean }) => ({
  isDryRun,
  now: new Date(),
  keepsShared: !optionalEnv('FAIRTONE_RELEASES_DIR'),
});
