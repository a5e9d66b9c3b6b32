import type { GuestApi } from '../pages/guestApi.ts';
import { shorten } from '../pages/pageFacts.ts';
import { isId, readAlbumsOf } from '../pages/rows/albums.ts';
import { readArtist } from '../pages/rows/artists.ts';
import { listAlbums } from '../pages/rows/lists.ts';
import { absolute, albumPath, artistPath } from '../pages/structured.ts';
import { fill, type Words } from '../pages/words/words.ts';
import { rssOf } from './rss.ts';
import { element, xmlText } from './xml.ts';

const ITEMS = 50;

type Channel = { title: string; path: string; feedPath: string; description: string; items: Item[] };
type Item = {
  id: string;
  title: string;
  artist: string;
  coverImage: string | null;
  description: string | null;
  released: string;
};

/** RSS feed of the newest albums of all artists. */
export async function releasesFeed(api: GuestApi, siteUrl: string, words: Words): Promise<string> {
  const albums = await listAlbums(api, 'dateAdded', ITEMS);
  const items = albums.map(({ id, title, artist_name, cover_image, description, release_date }) => ({
    id,
    title,
    artist: artist_name,
    coverImage: cover_image,
    description,
    released: release_date,
  }));
  const channel = {
    title: words.feed.releases,
    path: '/',
    feedPath: '/feeds/releases.xml',
    description: words.home.description,
  };
  return rss({ ...channel, items }, siteUrl, words);
}

/** RSS feed of the newest albums of one artist; null when the artist does not exist. */
export async function artistFeed(api: GuestApi, siteUrl: string, words: Words, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const [artist, albums] = await Promise.all([readArtist(api, id), readAlbumsOf(api, id, ITEMS)]);
  if (!artist || (artist.role !== 'artist' && albums.length === 0)) return null;
  const items = albums.map(({ title, cover_image, description, release_date, ...album }) => ({
    id: album.id,
    title,
    artist: artist.name,
    coverImage: cover_image,
    description,
    released: release_date,
  }));
  const values = { artist: artist.name };
  const channel = {
    title: fill(words.feed.artist, values),
    path: artistPath(id),
    feedPath: `/feeds/artist/${id}.xml`,
    description: shorten(artist.bio ?? '') || fill(words.artist.description, values),
  };
  return rss({ ...channel, items }, siteUrl, words);
}

function rss({ items, ...channel }: Channel, siteUrl: string, words: Words): string {
  return rssOf(
    channel,
    items.map((item) => itemOf(item, siteUrl, words)),
    siteUrl,
  );
}

function itemOf({ id, title, artist, coverImage, description, released }: Item, siteUrl: string, words: Words): string {
  const url = absolute(siteUrl, albumPath(id));
  const values = { title, artist };
  return [
    `<item>${element('title', fill(words.album.title, values))}${element('link', url)}`,
    `<guid isPermaLink="true">${xmlText(url)}</guid>${element('pubDate', new Date(released).toUTCString())}`,
    element('description', shorten(description ?? '', 500) || fill(words.album.description, values)),
    coverImage ? `<media:content url="${xmlText(absolute(siteUrl, coverImage))}" medium="image"/>` : '',
    '</item>',
  ].join('');
}
