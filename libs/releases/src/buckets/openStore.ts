import { folderStore } from '../stores/folderStore.ts';
import type { ReleaseStore } from '../stores/store.ts';
import { resolve } from 'node:path';
import { bucketStore } from './bucketStore.ts';
import { s3Bucket } from './s3Bucket.ts';
import { supabaseBucket } from './supabaseBucket.ts';

/**
 * The store that the environment names: `FAIRTONE_RELEASES_STORE=s3://bucket/prefix` or `supabase://bucket`, else a folder.
 * @throws naming the settings that are missing
 */
export function openStore(root: string, env: NodeJS.ProcessEnv): ReleaseStore {
  const baseUrl = env.FAIRTONE_RELEASES_BASE_URL?.replace(/\/*$/, '/') ?? '/releases/';
  const named = env.FAIRTONE_RELEASES_STORE;
  if (!named) return folderStore(resolve(root, env.FAIRTONE_RELEASES_DIR || 'dist/releases'), baseUrl);

  const [, kind, bucket, prefix] = /^(s3|supabase):\/\/([\w.-]+)\/?(.*?)\/*$/.exec(named) ?? [];
  if (kind === 's3') {
    const [accessKeyId, secretAccessKey] = [need(env, 'AWS_ACCESS_KEY_ID'), need(env, 'AWS_SECRET_ACCESS_KEY')];
    const region = env.FAIRTONE_S3_REGION || env.AWS_REGION || 'us-east-1';
    const endpoint = env.FAIRTONE_S3_ENDPOINT || `https://s3.${region}.amazonaws.com`;
    const sessionToken = env.AWS_SESSION_TOKEN || null;
    const settings = { endpoint, region, bucket: bucket!, prefix: prefix!, accessKeyId, secretAccessKey, sessionToken };
    return bucketStore(s3Bucket(settings), baseUrl);
  }
  if (kind === 'supabase' && !prefix) {
    const [url, secretKey] = [need(env, 'FAIRTONE_SUPABASE_URL'), need(env, 'FAIRTONE_SERVICE_KEY')];
    return bucketStore(supabaseBucket({ url, secretKey, bucket: bucket! }), baseUrl);
  }
  throw new Error(`FAIRTONE_RELEASES_STORE is "${named}"; it takes s3://bucket/prefix or supabase://bucket.`);
}

function need(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set; the store of FAIRTONE_RELEASES_STORE needs it.`);
  return value;
}
