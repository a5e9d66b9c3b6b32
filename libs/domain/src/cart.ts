/** One album in the cart. `priceInCents` is for display: the server computes the prices of every order. */
export interface CartItem {
  album: { id: string; title: string; artist: string; artistId: string; coverImage: string };
  priceInCents: number;
  /** Set for name-your-price albums: the amount that the listener chose. */
  isAmountChosen: boolean;
}

/** Sum of the prices, in cents. */
export function cartTotalCents(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.priceInCents, 0);
}

/** Whether an album is in the cart already. */
export function isInCart(items: readonly CartItem[], albumId: string): boolean {
  return items.some((item) => item.album.id === albumId);
}
