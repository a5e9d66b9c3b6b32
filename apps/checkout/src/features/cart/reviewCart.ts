import type { CartItem } from '@fairtone/domain';
import type { CurrentAlbum } from '../../api/cartReview';

/** Why an album of the cart cannot be paid. */
export type CartProblem = { kind: 'unavailable' | 'owned' | 'own' } | { kind: 'price'; newCents: number };

export interface CartFacts {
  /** Requested albums by id; null when the shop no longer sells one. */
  albums: Record<string, CurrentAlbum | null>;
  ownedIds: readonly string[];
  userId: string | null;
}

/**
 * Compares the cart with the present offers of its albums. An album without facts has no problem: the server decides.
 * @returns problems by album id
 */
export function reviewCart(items: readonly CartItem[], facts: CartFacts): Record<string, CartProblem> {
  const problems: Record<string, CartProblem> = {};
  for (const item of items) {
    const problem = problemOf(item, facts);
    if (problem) problems[item.album.id] = problem;
  }
  return problems;
}

function problemOf({ album: { id }, priceInCents }: CartItem, facts: CartFacts): CartProblem | null {
  const album = facts.albums[id];
  if (facts.ownedIds.includes(id)) return { kind: 'owned' };
  if (album === undefined) return null;
  if (album === null) return { kind: 'unavailable' };
  if (album.artist_id === facts.userId) return { kind: 'own' };
  const newCents = album.price ?? Math.max(priceInCents, album.minimum_price ?? 0);
  return newCents === priceInCents ? null : { kind: 'price', newCents };
}
