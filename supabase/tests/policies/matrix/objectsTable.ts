import type { BucketExpectation, TableExpectation } from './expectation.ts';

const OTHER_COLUMNS = ['id', 'bucket_id', 'name', 'owner', 'owner_id', 'created_at', 'updated_at', 'last_accessed_at', 'metadata', 'version']; // prettier-ignore

/** The buckets as rows of the table that holds their policies. Its grants belong to the storage service. */
export const objectsTable = (buckets: BucketExpectation[]): TableExpectation => ({
  table: 'storage.objects',
  rows: buckets.flatMap(({ bucket, objects }) =>
    objects.map(({ name, path, reads, replaces, deletes }) => ({
      name: `${name} in ${bucket}`,
      make: async (world) => world.add('storage.objects', { bucket_id: bucket, name: await path(world) }),
      reads,
      updates: replaces,
      deletes,
    })),
  ),
  inserts: buckets.flatMap(({ bucket, uploads }) =>
    uploads.map(({ name, path, by }) => ({
      name,
      row: async (world, me) => ({ bucket_id: bucket, name: await path(world, me) }),
      by,
    })),
  ),
  columns: { update: { user_metadata: { changed: true } }, upsert: OTHER_COLUMNS },
});
