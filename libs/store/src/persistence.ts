import type { CartItem, PlayableTrack } from '@fairtone/domain';
import * as z from 'zod/mini';
import { cartRestored } from './cartSlice.ts';
import type { AppStore } from './makeStore.ts';
import { playerActions } from './playerSlice.ts';

export const CART_STORAGE_KEY = 'fairtone.cart';
export const PLAYER_STORAGE_KEY = 'fairtone.player';

// Local storage is the visitor's to edit: what does not parse is dropped, never trusted, never a crash.
const cartSchema: z.ZodMiniType<CartItem[]> = z.array(
  z.object({
    album: z.object({ id: z.uuid(), title: z.string(), artist: z.string(), artistId: z.uuid(), coverImage: z.string() }),
    priceInCents: z.int().check(z.nonnegative()),
    isAmountChosen: z.boolean(),
  }),
);

const trackSchema: z.ZodMiniType<PlayableTrack> = z.object({
  id: z.uuid(),
  title: z.string(),
  artist: z.string(),
  artistId: z.uuid(),
  albumId: z.uuid(),
  albumTitle: z.string(),
  albumCover: z.string(),
  audioSrc: z.string().check(z.regex(/^(https?:)?\//)),
  durationMs: z.number(),
  trackNumber: z.number(),
  loudnessLufs: z.nullish(z.number()),
  encoderDelay: z.nullish(z.number()),
  encoderPadding: z.nullish(z.number()),
});

const playerSchema = z.object({
  tracks: z.array(trackSchema),
  currentTrackIndex: z.int().check(z.gte(-1)),
  queue: z.array(trackSchema),
  volume: z.number().check(z.gte(0), z.lte(100)),
  isMuted: z.boolean(),
  repeat: z.enum(['off', 'all', 'one']),
  isExpanded: z.boolean(),
  positionMs: z.number().check(z.nonnegative()),
});

function read<T>(key: string, schema: z.ZodMiniType<T>, storage: Storage): T | null {
  try {
    return schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown, storage: Storage) {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden storage costs only the memory of the next visit.
  }
}

/**
 * Restores cart and player from the last visit, keeps them written, and follows the cart of other tabs.
 * @returns what stops it
 */
export function startPersistence(store: AppStore, storage: Storage = localStorage): () => void {
  const cart = read(CART_STORAGE_KEY, cartSchema, storage);
  if (cart) store.dispatch(cartRestored(cart));
  const player = read(PLAYER_STORAGE_KEY, playerSchema, storage);
  if (player && player.currentTrackIndex < player.tracks.length) store.dispatch(playerActions.playerRestored(player));

  let saved = store.getState();
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    if (state.cart !== saved.cart) write(CART_STORAGE_KEY, state.cart.items, storage);
    if (state.player !== saved.player) write(PLAYER_STORAGE_KEY, playerSchema.safeParse(state.player).data, storage);
    saved = state;
  });

  const followOtherTab = (event: StorageEvent) => {
    if (event.key === CART_STORAGE_KEY) store.dispatch(cartRestored(read(CART_STORAGE_KEY, cartSchema, storage) ?? []));
  };
  window.addEventListener('storage', followOtherTab);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', followOtherTab);
  };
}
