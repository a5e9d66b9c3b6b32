import type { StudioAlbum } from '../../api/albumSchemas';

/** The columns that say when an album comes out. */
export type ReleaseMoment = Pick<StudioAlbum, 'release_date' | 'release_at' | 'release_zone'>;

/** When an album comes out, as ISO 8601. A day without a time begins in UTC, as in the database. */
export const momentOf = ({ release_at: at, release_date: day }: ReleaseMoment): string => at ?? `${day}T00:00:00Z`;
