import type { AccountKind } from '@fairtone/domain';
import type { ArtistRow } from '@fairtone/music';
import type { ArtistDetailRow } from '../api/artistRows';
import { toArtistSections, type ArtistSection } from './artistSections';
import { toSocialLinks, type SocialLink } from './socialLinks';

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
  links: SocialLink[];
  followers: number;
  /** ISO time. */
  memberSince: string;
  /** How the artist made the page look; the product's own look where they did not. */
  page: ArtistPageLook;
}

interface ArtistPageLook {
  accent: string | null;
  bannerUrl: string | null;
  pinnedAlbumId: string | null;
  sections: ArtistSection[];
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
    links: toSocialLinks(row.social_links),
    followers: row.counts?.followers ?? 0,
    memberSince: row.created_at,
    page: {
      accent: row.page?.accent ?? null,
      bannerUrl: row.page?.banner_url ?? null,
      pinnedAlbumId: row.page?.pinned_album_id ?? null,
      sections: toArtistSections(row.page?.sections),
    },
  };
}

/** More characters than the head of the page shows at once. */
const LONG_BIO = 360;

/** Whether the head of the page cuts the artist's words short. A page without "About" shows them whole. */
export function hasLongBio({ bio, page }: Artist): boolean {
  return bio !== null && bio.length > LONG_BIO && page.sections.includes('about');
}
