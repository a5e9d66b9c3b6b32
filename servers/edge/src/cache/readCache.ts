import {
  list,
  matching,
  number,
  secret,
  setting,
  settingOf,
  webAddress,
  word,
} from '@fairtone/servers/shared/settings';
import { PURGE_KINDS, type CacheSettings, type PurgeSettings } from './cacheSettings.ts';

/** Settings of an edge behind a cache. */
export const CACHE_SETTINGS = {
  FAIRTONE_CACHE_SECONDS: setting(
    number(1, 86_400),
    'none',
    'seconds for which the cache may keep a guest’s page, and show it stale while it fetches a new one; without it no page is kept',
  ),
  FAIRTONE_PURGE_KIND: setting(word(...PURGE_KINDS), 'none', 'which cache is told of changed pages'),
  FAIRTONE_PURGE_URLS: setting(list(webAddress, 'addresses, separated by commas'), 'none', 'where it is told'),
  FAIRTONE_PURGE_SECRET: secret(matching(/^[\w.-]{16,}$/, 'a token of 16 characters or more'), 'what it asks for'),
};

/** @throws Error naming the setting that another one needs */
export function readCache(env: NodeJS.ProcessEnv): CacheSettings | null {
  const seconds = settingOf(CACHE_SETTINGS.FAIRTONE_CACHE_SECONDS, env, 'FAIRTONE_CACHE_SECONDS');
  const purge = readPurge(env);
  if (seconds !== null) return { seconds, purge };
  if (purge) throw new Error('FAIRTONE_PURGE_URLS needs FAIRTONE_CACHE_SECONDS: without it no page is kept.');
  return null;
}

function readPurge(env: NodeJS.ProcessEnv): PurgeSettings | null {
  const kind = settingOf(CACHE_SETTINGS.FAIRTONE_PURGE_KIND, env, 'FAIRTONE_PURGE_KIND');
  const urls = settingOf(CACHE_SETTINGS.FAIRTONE_PURGE_URLS, env, 'FAIRTONE_PURGE_URLS');
  const token = settingOf(CACHE_SETTINGS.FAIRTONE_PURGE_SECRET, env, 'FAIRTONE_PURGE_SECRET');
  if (kind === null && urls === null && token === null) return null;
  if (kind === null || !urls?.length || token === null)
    throw new Error('FAIRTONE_PURGE_KIND, FAIRTONE_PURGE_URLS and FAIRTONE_PURGE_SECRET are set together.');
  return { kind, urls, secret: token };
}
