import { MISSING, defaultFacts, shorten, type DescribePage } from '../pageFacts.ts';
import { isId, readAlbumsOf } from '../rows/albums.ts';
import { readArtist } from '../rows/artists.ts';
import { absolute, albumPath, artistPath, structuredArtist, structuredTrail } from '../structured.ts';
import { fill } from '../words/words.ts';
import { feedOf } from './album.ts';

const ALBUMS = 50;

/** An artist with the newest albums. A listener who publishes an album is an artist too. */
export const describeArtist: DescribePage = async (visit) => {
  const { api, siteUrl, words, params } = visit;
  const id = Object.values(params)[0];
  if (!isId(id)) return MISSING;
  const [artist, albums] = await Promise.all([readArtist(api, id), readAlbumsOf(api, id, ALBUMS)]);
  if (!artist || (artist.role !== 'artist' && albums.length === 0)) return MISSING;
  const path = artistPath(artist.id);
  const trail = [
    { path: '/', text: words.trail.home },
    { path: '/explore', text: words.trail.explore },
    { path: '/artists', text: words.trail.artists },
    { path, text: artist.name },
  ];
  const values = { artist: artist.name };
  return {
    ...defaultFacts(visit, artist.name, shorten(artist.bio ?? '') || fill(words.artist.description, values)),
    path,
    ogType: 'profile',
    image: artist.avatar_url ? { url: absolute(siteUrl, artist.avatar_url), alt: fill(words.pictureOf, values) } : null,
    structured: [structuredArtist(siteUrl, artist, albums), structuredTrail(siteUrl, trail)],
    trail,
    links: albums.map((album) => ({ path: albumPath(album.id), text: album.title })),
    feed: feedOf(artist, words.feed.artist),
  };
};
