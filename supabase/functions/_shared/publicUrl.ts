import { env, optionalEnv, siteUrl } from './env.ts';

/**
 * A URL that visitors can open. Storage builds URLs from SUPABASE_URL, which may be an internal one;
 * SUPABASE_PUBLIC_URL is then the public one.
 */
export function publicUrl(url: string): string {
  const outer = optionalEnv('SUPABASE_PUBLIC_URL');
  const inner = env('SUPABASE_URL').replace(/\/+$/, '');
  return outer && url.startsWith(`${inner}/`) ? outer.replace(/\/+$/, '') + url.slice(inner.length) : url;
}

/** Stored URLs may be paths of this site; other programs need absolute ones. */
export function absoluteUrl(urlOrPath: string): string {
  return urlOrPath.startsWith('/') ? siteUrl() + urlOrPath : urlOrPath;
}

/** A URL as the database stores it: files of this site by their path, so that its host and port may change. */
export function storedUrl(url: string): string {
  const address = publicUrl(url);
  return address.startsWith(`${siteUrl()}/`) ? address.slice(siteUrl().length) : address;
}
