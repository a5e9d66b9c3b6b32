import type { OwnProfile, ProfileWrite } from '../../api/ownPageApi';
import { completeAddress, isWebAddress } from '../webAddress';

export const NAME_MAX = 100;
export const BIO_MAX = 5000;

/** The fields of the dialog. */
export interface QuickEditValues {
  name: string;
  bio: string;
  genres: string[];
  website: string;
}

export type QuickEditProblem = 'nameRequired' | 'websiteInvalid';

export function toValues({ name, bio, genres, social_links }: OwnProfile): QuickEditValues {
  const { website } = social_links;
  return { name, bio: bio ?? '', genres, website: typeof website === 'string' ? website : '' };
}

/** Validation errors by field. The database has the same rules. */
export function problemsOf({ name, website }: QuickEditValues): { [Field in 'name' | 'website']?: QuickEditProblem } {
  return {
    ...(name.trim() === '' && { name: 'nameRequired' }),
    ...(website.trim() !== '' && !isWebAddress(completeAddress(website)) && { website: 'websiteInvalid' }),
  };
}

/** The row to write. Links that this dialog does not edit are kept, empty ones are left out. */
export function toWrite(
  { name, bio, genres, website }: QuickEditValues,
  stored: OwnProfile['social_links'],
): ProfileWrite {
  const links = Object.entries({ ...stored, website: completeAddress(website) }).flatMap(([kind, link]) =>
    typeof link === 'string' && link.trim() ? [[kind, link]] : [],
  );
  return {
    name: name.trim(),
    bio: bio.trim() || null,
    genres,
    social_links: Object.fromEntries(links) as Record<string, string>,
  };
}
