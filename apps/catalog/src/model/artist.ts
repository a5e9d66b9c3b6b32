import type { AccountKind } from '@fairtone/domain';
import type { ArtistDetailRow, ArtistRow } from '../api/artistRows';

/** An artist as a list shows them. */
export interface ArtistSummary {
  id: string;
  name: string;
  avatarUrl: string | null;
  genres: string[];
}

/** An artist as their own page shows them. */
export interface Artist extends ArtistSummary {
  role: AccountKind;
  bio: string | null;
  location: string | null;
}

export function toArtistSummary(row: ArtistRow): ArtistSummary {
  return { id: row.id, name: row.name, avatarUrl: row.avatar_url, genres: row.genres };
}

export function toArtist(row: ArtistDetailRow): Artist {
  return {
    ...toArtistSummary(row),
    role: row.role,
    bio: row.bio?.trim() || null,
    location: row.location?.trim() || null,
  };
}
