import { isoDuration, trackDurationMs } from '@fairtone/domain';
import type { PageLink } from './pageFacts.ts';
import type { AlbumRow, TrackRow } from './rows/albums.ts';
import type { ArtistRow } from './rows/artists.ts';

const CONTEXT = { '@context': 'https://schema.org' };

export const albumPath = (id: string) => `/album/${id}`;
export const artistPath = (id: string) => `/artist/${id}`;

/** Makes a path or URL of this site absolute. */
export const absolute = (siteUrl: string, path: string): string => new URL(path, `${siteUrl}/`).href;

export function structuredAlbum(siteUrl: string, album: AlbumRow, tracks: TrackRow[]): object {
  const url = absolute(siteUrl, albumPath(album.id));
  return {
    ...CONTEXT,
    '@type': 'MusicAlbum',
    '@id': url,
    url,
    name: album.title,
    ...(album.cover_image && { image: absolute(siteUrl, album.cover_image) }),
    ...(album.description?.trim() && { description: album.description.trim() }),
    datePublished: album.release_date,
    genre: album.genres,
    byArtist: { '@type': 'MusicGroup', name: album.artist.name, url: absolute(siteUrl, artistPath(album.artist.id)) },
    numTracks: tracks.length,
    track: tracks.map(({ title, track_number, duration }) => ({
      '@type': 'MusicRecording',
      position: track_number,
      name: title,
      ...(duration && { duration: isoDuration(trackDurationMs({ duration })) }),
    })),
    offers: offerOf(album, url),
  };
}

function offerOf({ price, minimum_price }: AlbumRow, url: string): object {
  const terms = { priceCurrency: 'USD', availability: 'https://schema.org/InStock', url };
  if (price !== null) return { '@type': 'Offer', price: dollars(price), ...terms };
  // For name-your-price albums only the minimum price is known.
  const priceSpecification = {
    '@type': 'PriceSpecification',
    minPrice: dollars(minimum_price ?? 0),
    priceCurrency: 'USD',
  };
  return { '@type': 'Offer', price: dollars(minimum_price ?? 0), priceSpecification, ...terms };
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

export function structuredArtist(siteUrl: string, artist: ArtistRow, albums: AlbumRow[]): object {
  const url = absolute(siteUrl, artistPath(artist.id));
  return {
    ...CONTEXT,
    '@type': 'MusicGroup',
    '@id': url,
    url,
    name: artist.name,
    ...(artist.avatar_url && { image: absolute(siteUrl, artist.avatar_url) }),
    ...(artist.bio?.trim() && { description: artist.bio.trim() }),
    genre: artist.genres,
    album: albums.map(({ id, title, release_date }) => ({
      '@type': 'MusicAlbum',
      name: title,
      url: absolute(siteUrl, albumPath(id)),
      datePublished: release_date,
    })),
  };
}

export const structuredTrail = (siteUrl: string, trail: PageLink[]): object => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ path, text }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: absolute(siteUrl, path),
  })),
});

export const structuredSite = (siteUrl: string): object => ({
  ...CONTEXT,
  '@type': 'WebSite',
  name: 'Fairtone',
  url: absolute(siteUrl, '/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(siteUrl, '/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

export const structuredList = (siteUrl: string, links: PageLink[]): object => ({
  ...CONTEXT,
  '@type': 'ItemList',
  itemListElement: links.map(({ path, text }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    url: absolute(siteUrl, path),
  })),
});
