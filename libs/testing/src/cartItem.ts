import type { CartItem } from '@fairtone/domain';

let count = 0;

/** A cart item with a unique album id. */
export function cartItem({
  album,
  ...rest
}: { album?: Partial<CartItem['album']> } & Partial<Omit<CartItem, 'album'>> = {}): CartItem {
  count += 1;
  const tail = String(count).padStart(12, '0');
  return {
    album: {
      id: `a1000000-0000-4000-8000-${tail}`,
      title: `Night Walks ${count}`,
      artist: 'Ada Field',
      artistId: `b2000000-0000-4000-8000-${tail}`,
      coverImage: '',
      ...album,
    },
    priceInCents: 800,
    isAmountChosen: false,
    ...rest,
  };
}
