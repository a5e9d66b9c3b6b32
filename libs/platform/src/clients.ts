import type { Database } from '@fairtone/db-types';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { StorageClient } from '@supabase/storage-js';
import { authorizedFetch } from './authorizedFetch.ts';
import { getConfig } from './config.ts';
import { confirmOffline } from './network.ts';

/** The data API, typed by the migrations. */
export type RestClient = PostgrestClient<Database>;

let rest: RestClient | null = null;

/** The data API's client, one per page. */
export function getRest(): RestClient {
  rest ??= new PostgrestClient<Database>(`${getConfig().supabaseUrl}/rest/v1`, { fetch: restFetch });
  return rest;
}

/**
 * The client repeats a failed connection three times within seven seconds, which is useless without a network. It does not repeat after
 * an `AbortError`.
 */
async function restFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await authorizedFetch(input, init);
  } catch (error) {
    if (!init?.signal?.aborted && (await confirmOffline())) throw new DOMException('', 'AbortError');
    throw error;
  }
}

/** The file storage's client. Loaded on first use: only uploads need it. */
export async function getStorage(): Promise<StorageClient> {
  const { StorageClient } = await import('@supabase/storage-js');
  return new StorageClient(`${getConfig().supabaseUrl}/storage/v1`, {}, authorizedFetch);
}

/**
 * URL of a file in a public bucket, as it is stored in rows. A path when the backend has the page's origin, so that the data works under another
 * host name or port.
 */
export function publicFileUrl(bucket: string, path: string): string {
  const { supabaseUrl } = getConfig();
  const base = supabaseUrl === location.origin ? '' : supabaseUrl;
  return `${base}/storage/v1/object/public/${bucket}/${path}`;
}
