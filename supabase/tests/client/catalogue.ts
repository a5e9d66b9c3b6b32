import { artist, listener } from '../support/people.ts';
import { release } from '../support/releases.ts';

/** Ada, an artist with two albums, and Lena, a listener. */
export async function makeCatalogue() {
  const [ada, lena] = [await artist('Ada'), await listener('Lena')];
  const album = await release(ada, {
    title: 'Night Walks',
    genre: 'Jazz, Soul',
    price: 900,
    release_date: '2020-01-01',
  });
  const second = await release(ada, { title: 'Day Breaks', genre: 'Folk', price: 0, release_date: '2021-01-01' });
  return { ada, lena, album, second };
}

export type Catalogue = Awaited<ReturnType<typeof makeCatalogue>>;
