import type { AccountKind } from '@fairtone/domain';
import type { ArtistRow } from '@fairtone/music';
import type { ArtistDetailRow } from '../api/artistRows';
import { toArtistSections, type ArtistSection } from './artistSections';
import { toSocialLinks, type SocialLink } from './socialLinks';

/** An artist in a list. */
export interface ArtistSummary {
  id: string;
  name: string;
  avatarUrl: string | null;
  genres: string[];
}

/** An artist on their own page. */
export interface Artist extends ArtistSummary {
  role: AccountKind;
  bio: string | null;
  location: string | null;
  links: SocialLink[];
  followers: number;
  /** ISO 8601. */
  memberSince: string;
  /** The artist's customisation of the page; defaults where there is none. */
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

/** Characters; the header of the page cuts longer texts off. */
const LONG_BIO = 360;

/** Whether the header of the page cuts the biography off. A page without the section "About" shows it in full. */
export function hasLongBio({ bio, page }: Artist): boolean {
  return bio !== null && bio.length > LONG_BIO && page.sections.includes('about');
}
