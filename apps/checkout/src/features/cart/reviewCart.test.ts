import { cartItem } from '@fairtone/testing';
import { reviewCart } from './reviewCart';

const me = 'c3000000-0000-4000-8000-000000000001';
const item = cartItem({ priceInCents: 800 });
const { id, artistId } = item.album;
const album = { id, artist_id: artistId, price: 800 as number | null, minimum_price: null as number | null };

const problemWith = (facts: { albums?: object; ownedIds?: string[] }, cart = item) =>
  reviewCart([cart], { albums: {}, ownedIds: [], userId: me, ...facts } as never)[id];

describe('a cart compared with the shop', () => {
  it('has no problem at the price of the shop', () => {
    expect(problemWith({ albums: { [id]: album } })).toBeUndefined();
  });

  it('has no problem while the shop has not answered', () => {
    expect(problemWith({})).toBeUndefined();
  });

  it('reports a fixed price that changed, up or down', () => {
    expect(problemWith({ albums: { [id]: { ...album, price: 900 } } })).toEqual({ kind: 'price', newCents: 900 });
    expect(problemWith({ albums: { [id]: { ...album, price: 0 } } })).toEqual({ kind: 'price', newCents: 0 });
  });

  it('accepts a chosen amount unless the minimum rose above it', () => {
    const named = { ...album, price: null };
    expect(problemWith({ albums: { [id]: named } })).toBeUndefined();
    expect(problemWith({ albums: { [id]: { ...named, minimum_price: 800 } } })).toBeUndefined();
    expect(problemWith({ albums: { [id]: { ...named, minimum_price: 1000 } } })).toEqual({
      kind: 'price',
      newCents: 1000,
    });
  });

  it('reports albums that are not for sale, owned already, or the user’s own', () => {
    expect(problemWith({ albums: { [id]: null } })).toEqual({ kind: 'unavailable' });
    expect(problemWith({ ownedIds: [id], albums: { [id]: null } })).toEqual({ kind: 'owned' });
    expect(problemWith({ albums: { [id]: { ...album, artist_id: me } } })).toEqual({ kind: 'own' });
  });
});
