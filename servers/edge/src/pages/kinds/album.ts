import { formatDuration, trackDurationMs } from '@fairtone/domain';
import { MISSING, defaultFacts, shorten, type DescribePage, type PageFacts } from '../pageFacts.ts';
import { isId, readAlbum, readTracks } from '../rows/albums.ts';
import { absolute, albumPath, artistPath, structuredAlbum, structuredTrail } from '../structured.ts';
import { fill } from '../words/words.ts';

/** An album with its tracks. */
export const describeAlbum: DescribePage = async (visit) => {
  const { api, siteUrl, words, params } = visit;
  const id = Object.values(params)[0];
  if (!isId(id)) return MISSING;
  const [album, tracks] = await Promise.all([readAlbum(api, id), readTracks(api, id)]);
  if (!album) return MISSING;
  const path = albumPath(album.id);
  const values = { title: album.title, artist: album.artist.name };
  const trail = [
    { path: '/', text: words.trail.home },
    { path: '/explore', text: words.trail.explore },
    { path: artistPath(album.artist.id), text: album.artist.name },
    { path, text: album.title },
  ];
  const facts: PageFacts = {
    ...defaultFacts(
      visit,
      fill(words.album.title, values),
      shorten(album.description ?? '') || fill(words.album.description, values),
    ),
    path,
    ogType: 'music.album',
    image: album.cover_image ? { url: absolute(siteUrl, album.cover_image), alt: fill(words.coverOf, values) } : null,
    structured: [structuredAlbum(siteUrl, album, tracks), structuredTrail(siteUrl, trail)],
    trail,
    links: [{ path: artistPath(album.artist.id), text: album.artist.name }],
    lines: tracks.map((track) =>
      track.duration ? `${track.title} (${formatDuration(trackDurationMs(track))})` : track.title,
    ),
    feed: feedOf(album.artist, words.feed.artist),
    hasEmbed: true,
  };
  return facts;
};

/** The embedded player of an album: its canonical page for search engines is the album's page. */
export const describeEmbed: DescribePage = async (visit) => {
  const facts = await describeAlbum(visit);
  return facts === MISSING ? facts : { ...facts, isIndexed: false };
};

export const feedOf = (artist: { id: string; name: string }, title: string) => ({
  path: `/feeds/artist/${artist.id}.xml`,
  text: fill(title, { artist: artist.name }),
});
