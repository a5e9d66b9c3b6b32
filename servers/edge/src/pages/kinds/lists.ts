import { defaultFacts, type DescribePage, type PageFacts, type PageLink, type PageVisit } from '../pageFacts.ts';
import { listAlbums, listArtists, type ListedAlbum } from '../rows/lists.ts';
import { absolute, albumPath, artistPath, structuredList, structuredSite, structuredTrail } from '../structured.ts';
import { fill, type Words } from '../words/words.ts';

const RECENT = 8;
/** The same requests as those of the screens, so that concurrent ones share a response. */
const PAGE = 25;

/** The home page: a description of the site, and the newest albums. */
export const describeHome: DescribePage = async (visit) => {
  const { api, siteUrl, words } = visit;
  const albums = await listAlbums(api, 'dateAdded', RECENT);
  const links = albums.map((album) => linkTo(album, words));
  return {
    ...defaultFacts(visit, words.home.title, words.home.description),
    image: coverOf(visit, albums),
    structured: [structuredSite(siteUrl), structuredList(siteUrl, links)],
    links,
    feed: releasesFeed(words),
  };
};

export const describeAlbums: DescribePage = async (visit) => {
  const albums = await listAlbums(visit.api, 'mostRecent', PAGE);
  const links = albums.map((album) => linkTo(album, visit.words));
  return { ...listFacts(visit, 'albums', links), image: coverOf(visit, albums), feed: releasesFeed(visit.words) };
};

export const describeExplore: DescribePage = async (visit) => {
  const albums = await listAlbums(visit.api, 'mostRecent', PAGE);
  const links = albums.map((album) => linkTo(album, visit.words));
  return { ...listFacts(visit, 'explore', links), image: coverOf(visit, albums), feed: releasesFeed(visit.words) };
};

export const describeArtists: DescribePage = async (visit) => {
  const artists = await listArtists(visit.api, PAGE);
  const links = artists.map(({ id, name }) => ({ path: artistPath(id), text: name }));
  return listFacts(visit, 'artists', links);
};

function listFacts(visit: PageVisit, kind: 'albums' | 'explore' | 'artists', links: PageLink[]): PageFacts {
  const { siteUrl, words } = visit;
  const { title, description } = words[kind];
  const trail = [
    { path: '/', text: words.trail.home },
    { path: visit.path, text: title },
  ];
  const structured = [structuredTrail(siteUrl, trail), structuredList(siteUrl, links)];
  return { ...defaultFacts(visit, title, description), structured, trail, links };
}

const linkTo = ({ id, title, artist_name }: ListedAlbum, words: Words): PageLink => ({
  path: albumPath(id),
  text: fill(words.album.title, { title, artist: artist_name }),
});

const releasesFeed = (words: Words): PageLink => ({ path: '/feeds/releases.xml', text: words.feed.releases });

/** The first cover is the picture in link previews. */
function coverOf({ siteUrl, words }: PageVisit, albums: ListedAlbum[]): PageFacts['image'] {
  const first = albums.find(({ cover_image }) => cover_image);
  return first
    ? { url: absolute(siteUrl, first.cover_image!), alt: fill(words.coverOf, { title: first.title }) }
    : null;
}
