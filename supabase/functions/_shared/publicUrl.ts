import { env, optionalEnv, siteUrl } from './env.ts';

/**
 * An address that visitors can open. Storage names its files by SUPABASE_URL, which may be an inner address;
 * SUPABASE_PUBLIC_URL is then the outer one.
 */
export function publicUrl(url: string): string {
  const outer = optionalEnv('SUPABASE_PUBLIC_URL');
  const inner = env('SUPABASE_URL').replace(/\/+$/, '');
  return outer && url.startsWith(`${inner}/`) ? outer.replace(/\/+$/, '') + url.slice(inner.length) : url;
}

/** Stored urls may be paths of this site; elsewhere they need its address in front. */
export function absoluteUrl(urlOrPath: string): string {
  return urlOrPath.startsWith('/') ? siteUrl() + urlOrPath : urlOrPath;
}

/** An address as the database keeps it: files of this very site by their path, so that the site may change its name or port. */
export function storedUrl(url: string): string {
  const address = publicUrl(url);
  return address.startsWith(`${siteUrl()}/`) ? address.slice(siteUrl().length) : address;
}
