import {
  EVERYTHING,
  folderStore,
  rightsOf,
  STORE_SETTINGS,
  type Keyring,
  type ReleaseContext,
  type Rights,
} from '@fairtone/releases';
import { openStore } from '@fairtone/releases/buckets';
import { secretKey } from '../apiKeys.ts';
import { env, optionalEnv } from '../env.ts';
import { Refusal } from '../refusal.ts';
import { guardStore } from './guardStore.ts';
import { requireStaff } from './requireStaff.ts';

/**
 * The release store with the rights of the person who calls.
 * @throws Refusal as `requireStaff`, and 503 `store_missing` when the functions have no store
 */
export async function openConsole(request: Request): Promise<ReleaseContext> {
  const { id, name } = await requireStaff(request);
  // Names can be changed and are not unique.
  const by = `${name} (console, ${id.slice(0, 8)})`;
  return { store: guardStore(releaseStore()), rights: rights(), by, say: () => undefined };
}

function releaseStore(): ReleaseContext['store'] {
  const folder = optionalEnv('FAIRTONE_RELEASES_DIR');
  if (folder) return folderStore(folder, optionalEnv('FAIRTONE_RELEASES_BASE_URL')?.replace(/\/*$/, '/'));
  if (!optionalEnv('FAIRTONE_RELEASES_STORE'))
    throw new Refusal(503, 'store_missing', 'FAIRTONE_RELEASES_STORE is not set for the functions.');
  const named = Object.fromEntries(STORE_SETTINGS.map((setting) => [setting, optionalEnv(setting)]));
  return openStore('/', { ...named, FAIRTONE_SUPABASE_URL: env('SUPABASE_URL'), FAIRTONE_SERVICE_KEY: secretKey() });
}

/** Where teams have keys, the functions need one that the remote's keys list, as people do. */
function rights(): Rights {
  const [keyring, key] = [optionalEnv('RELEASE_KEYRING'), optionalEnv('RELEASE_KEY')];
  if (key && !keyring) throw new Error('RELEASE_KEY needs RELEASE_KEYRING: without it nothing would be signed.');
  return keyring ? rightsOf(JSON.parse(keyring) as Keyring, key ?? null) : EVERYTHING;
}
