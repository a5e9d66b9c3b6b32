import type { StudioAlbum } from '../../api/albumSchemas';

/** The columns that determine when an album becomes public. */
export type ReleaseTime = Pick<StudioAlbum, 'release_date' | 'release_at' | 'release_zone'>;

/** When an album becomes public, as ISO 8601. A date without a time begins in UTC, as in the database. */
export const releaseTimeOf = ({ release_at: at, release_date: day }: ReleaseTime): string => at ?? `${day}T00:00:00Z`;
