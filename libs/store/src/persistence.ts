import type { CartItem } from '@fairtone/domain';
import { deviceStorage } from '@fairtone/platform';
import * as z from 'zod/mini';
import { cartRestored } from './cartSlice.ts';
import type { AppStore } from './makeStore.ts';
import { storedPlayerSchema } from './player/storedPlayer.ts';
import { playerActions } from './playerSlice.ts';
import { viewSwitched } from './sessionSlice.ts';
import { readStored, writeStored } from './storedValues.ts';

export const CART_STORAGE_KEY = 'fairtone.cart';
export const PLAYER_STORAGE_KEY = 'fairtone.player';
export const VIEW_STORAGE_KEY = 'fairtone.view';

const cartSchema: z.ZodMiniType<CartItem[]> = z.array(
  z.object({
    album: z.object({
      id: z.uuid(),
      title: z.string(),
      artist: z.string(),
      artistId: z.uuid(),
      coverImage: z.string(),
    }),
    priceInCents: z.int().check(z.nonnegative()),
    isAmountChosen: z.boolean(),
  }),
);

const viewSchema = z.enum(['artist', 'listener']);

/**
 * Restores cart, player and the artist's view from the last visit, stores their changes, and follows cart and view of other tabs.
 * @returns a function that stops it
 */
export function startPersistence(store: AppStore, storage: Storage = deviceStorage()): () => void {
  const cart = readStored(CART_STORAGE_KEY, cartSchema, storage);
  if (cart) store.dispatch(cartRestored(cart));
  const player = readStored(PLAYER_STORAGE_KEY, storedPlayerSchema, storage);
  if (player && player.currentTrackIndex < player.tracks.length) store.dispatch(playerActions.playerRestored(player));

  const restoreView = () => store.dispatch(viewSwitched(readStored(VIEW_STORAGE_KEY, viewSchema, storage) ?? 'artist'));
  restoreView();

  let saved = store.getState();
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    if (state.cart !== saved.cart) writeStored(CART_STORAGE_KEY, state.cart.items, storage);
    if (state.player !== saved.player)
      writeStored(PLAYER_STORAGE_KEY, storedPlayerSchema.safeParse(state.player).data, storage);
    if (state.session.view !== saved.session.view) writeStored(VIEW_STORAGE_KEY, state.session.view, storage);
    saved = state;
  });

  const handleStorageEvent = (event: StorageEvent) => {
    if (event.key === CART_STORAGE_KEY)
      store.dispatch(cartRestored(readStored(CART_STORAGE_KEY, cartSchema, storage) ?? []));
    if (event.key === VIEW_STORAGE_KEY) restoreView();
  };
  window.addEventListener('storage', handleStorageEvent);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', handleStorageEvent);
  };
}
