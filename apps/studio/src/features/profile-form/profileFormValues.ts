import type { OwnProfile, ProfileWrite } from '../../api/ownPageApi';
import { completeAddress, isWebAddress } from '../webAddress';

export const LOCATION_MAX = 120;
export const LINK_MAX = 300;
/** Links in the order of the form: two take an address only, the four networks also take a user name. */
export const LINKS = ['website', 'instagram', 'twitter', 'facebook', 'youtube', 'other'] as const;
type LinkKind = (typeof LINKS)[number];
const ADDRESSES: readonly LinkKind[] = ['website', 'other'];
/** A user name on a network. A colon would allow `javascript:`; the database has the same rule. */
const HANDLE = /^[^\s:/\\<>"'][^:/\\<>"']*$/;

export interface ProfileFormValues extends Record<LinkKind, string> {
  name: string;
  location: string;
  genres: string[];
  bio: string;
}

type Problem = 'artistNameRequired' | 'websiteInvalid' | 'handleInvalid';
export type ProfileFormProblems = { [Field in 'name' | LinkKind]?: Problem };

export function toValues({ name, location, genres, bio, social_links }: OwnProfile): ProfileFormValues {
  const links = Object.fromEntries(
    LINKS.map((kind) => [kind, typeof social_links[kind] === 'string' ? social_links[kind] : '']),
  ) as Record<LinkKind, string>;
  return { name, location: location ?? '', genres, bio: bio ?? '', ...links };
}

/**
 * Users type their name with the @ that the networks show before it. A name may contain a dot, a page's address
 * contains a slash.
 */
function plainLink(kind: LinkKind, text: string): string {
  const isAddress = ADDRESSES.includes(kind) || text.includes('/');
  return isAddress ? completeAddress(text) : text.trim().replace(/^@/, '');
}

function linkProblem(kind: LinkKind, typed: string): Problem | null {
  const link = plainLink(kind, typed);
  if (link === '' || isWebAddress(link)) return null;
  if (ADDRESSES.includes(kind)) return 'websiteInvalid';
  return HANDLE.test(link) ? null : 'handleInvalid';
}

/** Validation errors by field. */
export function problemsOf(values: ProfileFormValues): ProfileFormProblems {
  const problems: ProfileFormProblems = {};
  if (values.name.trim() === '') problems.name = 'artistNameRequired';
  for (const kind of LINKS) {
    const problem = linkProblem(kind, values[kind]);
    if (problem) problems[kind] = problem;
  }
  return problems;
}

/** The row to write. Empty links are left out; stored links of kinds that the form does not have are kept. */
export function toWrite(values: ProfileFormValues, stored: OwnProfile['social_links']): ProfileWrite {
  const typed = Object.fromEntries(LINKS.map((kind) => [kind, plainLink(kind, values[kind])]));
  const links = Object.entries({ ...stored, ...typed }).filter(
    (link): link is [string, string] => typeof link[1] === 'string' && link[1].trim() !== '',
  );
  return {
    name: values.name.trim(),
    location: values.location.trim() || null,
    genres: values.genres,
    bio: values.bio.trim() || null,
    social_links: Object.fromEntries(links),
  };
}
