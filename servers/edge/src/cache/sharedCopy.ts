import type { Language, ReleaseManifest } from '@fairtone/contracts';
import { askedLanguage } from '../visit/visitorLanguage.ts';

/** Request headers with which a cache says for which visitors it wants a copy. Responses vary by the first two. */
export const COPY_HEADERS = {
  language: 'x-fairtone-language',
  group: 'x-fairtone-group',
  /** Any device number of the group. */
  share: 'x-fairtone-share',
} as const;

/** The visitors who get the same copy of a page. */
export type SharedCopy = {
  language: Language;
  group: string;
  share: number;
};

/** The group of devices that get no canary. */
const LIVE_GROUP = 'live';

/** Cookies of which a page depends, besides those that the cache has put into its headers: a preview, and a session in a cookie. */
const PRIVATE_COOKIE = /(?:^|;\s*)(?:fairtone_preview|sb-[\w.-]+)=/;

/**
 * The copy for which a cache asks; null when the page is for one visitor. A cache that sends no headers does not tell languages apart,
 * so it gets nothing that it may keep.
 */
export function sharedCopyOf(headers: Headers): SharedCopy | null {
  if (headers.has('authorization') || PRIVATE_COOKIE.test(headers.get('cookie') ?? '')) return null;
  const language = askedLanguage(headers.get(COPY_HEADERS.language) ?? undefined);
  const group = headers.get(COPY_HEADERS.group);
  const share = shareOf(headers);
  return language && group && share !== null ? { language, group, share } : null;
}

/** The device number that a cache sends; null without one. */
export function shareOf(headers: Headers): number | null {
  const text = headers.get(COPY_HEADERS.share) ?? '';
  return /^\d{1,4}$/.test(text) ? firstOfHundred(Number(text)) : null;
}

/**
 * The first of each hundred device numbers. Where pages have copies, a hundred devices get the same releases, so that a cache asks a
 * hundred times at most for its groups.
 */
export const firstOfHundred = (share: number): number => share - (share % 100);

/** The group of devices that get these releases: it names the canaries. */
export function groupOf({ remotes }: ReleaseManifest): string {
  const canaries = Object.values(remotes).filter(({ isCanary }) => isCanary);
  return canaries.map(({ live }) => `${live.name}@${live.version}`).join() || LIVE_GROUP;
}
