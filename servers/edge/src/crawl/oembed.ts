import { html } from 'hono/html';
import { matchPath } from '../visit/matchRoute.ts';
import type { GuestApi } from '../pages/guestApi.ts';
import { isId, readAlbum } from '../pages/rows/albums.ts';
import { absolute, artistPath } from '../pages/structured.ts';
import { fill, type Words } from '../pages/words/words.ts';
import { element, XML_DECLARATION } from './xml.ts';

/** Default and minimum size of the embedded player, in px. */
const SIZE = { width: 480, height: 420, leastWidth: 240, leastHeight: 200 };

export type Embed = Record<string, string | number>;

/** The oEmbed response for an album's URL (https://oembed.com): a frame with its player; null for any other URL. */
export async function oembedOf(
  api: GuestApi,
  site: { url: string; origins: string[] },
  words: Words,
  asked: { url: string; maxWidth: number; maxHeight: number },
): Promise<Embed | null> {
  const id = albumIdOf(asked.url, site.origins);
  const album = id && (await readAlbum(api, id));
  if (!album) return null;
  const title = fill(words.album.title, { title: album.title, artist: album.artist.name });
  const width = clamp(asked.maxWidth, SIZE.leastWidth, SIZE.width);
  const height = clamp(asked.maxHeight, SIZE.leastHeight, SIZE.height);
  const src = absolute(site.url, `/embed/album/${album.id}`);
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Fairtone',
    provider_url: absolute(site.url, '/'),
    title,
    author_name: album.artist.name,
    author_url: absolute(site.url, artistPath(album.artist.id)),
    ...(album.cover_image && {
      thumbnail_url: absolute(site.url, album.cover_image),
      thumbnail_width: 1400,
      thumbnail_height: 1400,
    }),
    html: String(
      html`<iframe
        src="${src}"
        width="${width}"
        height="${height}"
        title="${title}"
        allow="autoplay; encrypted-media"
        loading="lazy"
        style="border:0"
      ></iframe>`,
    ),
    width,
    height,
    cache_age: 3600,
  };
}

export const oembedXml = (embed: Embed): string =>
  `${XML_DECLARATION}<oembed>${Object.entries(embed)
    .map(([name, value]) => element(name, String(value)))
    .join('')}</oembed>`;

function albumIdOf(address: string, origins: string[]): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  if (!origins.includes(origin)) return null;
  const id = (matchPath('/album/:id', pathname) ?? matchPath('/embed/album/:id', pathname))?.id;
  return isId(id) ? id : null;
}

const clamp = (wish: number, least: number, most: number) =>
  Number.isFinite(wish) ? Math.max(least, Math.min(most, Math.floor(wish))) : most;
