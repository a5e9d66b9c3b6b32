/** Release stores that are not folders. Apart from the others, because the release host writes to none and needs no client of them. */
export { bucketStore } from './bucketStore.ts';
export { openStore } from './openStore.ts';
export { s3Bucket } from './s3Bucket.ts';
export { supabaseBucket } from './supabaseBucket.ts';
