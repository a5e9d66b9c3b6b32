import { randomUUID } from 'node:crypto';
import { publishAlbum, type Album } from '../../support/albums';
import { signUp } from '../../support/people';
import type { Product } from '../../support/startProduct';
import type { Shop } from '../../support/pages/shop';

/** Three tracks of 20 seconds: Corner Table, Night Bus, Paper Boats. */
export async function publishThreeTracks(product: Product, title: string): Promise<Album> {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  return publishAlbum(product, artist, { title, price: 800, songs: ['flac', 'wav', 'mp3'] });
}

/** Five tracks of 20 seconds with unique titles. */
export async function publishFiveTracks(product: Product, title: string): Promise<Album> {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  const mark = randomUUID().slice(0, 4);
  const music = [1, 2, 3, 4, 5].map((number) => ({ ...product.media.songs.mp3, title: `Part ${number} of ${mark}` }));
  return publishAlbum(product, artist, { title, price: 0, music });
}

/** Removes recommendations, so that the queue contains only what the listener added. */
export const removeRecommendations = ({ page }: Shop) =>
  page.context().route('**/rest/v1/rpc/recommended_tracks?*', (route) => route.fulfill({ json: [] }));

/** Opens an album and plays it from its first track. */
export async function listenTo(shop: Shop, albumId: string): Promise<void> {
  await shop.album.open(albumId);
  await shop.album.playAll();
  await shop.player.pauseButton.waitFor();
}
