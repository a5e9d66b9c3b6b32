import { bringOut, type Album } from '../../support/albums';
import { signUp } from '../../support/people';
import type { Product } from '../../support/startProduct';
import type { Shop } from '../../support/pages/shop';

/** Three tracks of 19 seconds: Corner Table, Night Bus, Paper Boats. */
export async function bringOutThree(product: Product, title: string): Promise<Album> {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  return bringOut(product, artist, { title, price: 800, songs: ['flac', 'wav', 'mp3'] });
}

/** Eight tracks: Part 1 to Part 8. */
export async function bringOutEight(product: Product, title: string): Promise<Album> {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  const album = await bringOut(product, artist, { title, price: 0, songs: Array.from({ length: 8 }, () => 'mp3') });
  await product.ask((sql) => sql`update tracks set title = 'Part ' || track_number where album_id = ${album.id}`);
  return album;
}

/** Nothing is recommended: the queue is only what the listener made it. */
export const withoutOffers = ({ page }: Shop) =>
  page.context().route('**/rest/v1/rpc/recommended_tracks?*', (route) => route.fulfill({ json: [] }));

/** Opens an album and plays it from its first track. */
export async function listenTo(shop: Shop, albumId: string): Promise<void> {
  await shop.album.open(albumId);
  await shop.album.playAll();
  await shop.player.pauseButton.waitFor();
}
