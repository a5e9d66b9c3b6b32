import type { SupabaseSettings } from '../settings.ts';

/** The redirect URL of an e-mail's link: a page of this site or of a listed origin, else the home page. */
export function allowedRedirect(config: SupabaseSettings, wanted: string | null | undefined): string {
  if (!wanted) return config.siteUrl;
  try {
    const url = new URL(wanted, config.siteUrl);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    return isWeb && !url.username && config.allowedOrigins.includes(url.origin) ? url.toString() : config.siteUrl;
  } catch {
    return config.siteUrl;
  }
}
