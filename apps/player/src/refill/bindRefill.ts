import { QUEUE_REFILL_BELOW, QUEUE_REFILL_COUNT } from '@fairtone/domain';
import { playerActions, selectCurrentTrack, selectPlayer, type AppStore, type PlayerState } from '@fairtone/store';
import { recommendedApi } from '../api/recommendedApi.ts';

/** Time before the end of a track at which the queue is checked: early enough to load the next track. */
const NEAR_END_MS = 20_000;

function isWanted({ queue, repeat, settings, isElsewhere }: PlayerState) {
  return settings.isRefilling && !isElsewhere && repeat === 'off' && queue.length < QUEUE_REFILL_BELOW;
}

/**
 * Adds recommendations to a short queue. It checks when a track starts and once near its end, not after each change, so
 * that a queue that the listener clears stays empty while they look at it.
 * @returns a function that stops it
 */
export function bindRefill(store: AppStore): () => void {
  let checkedQueue = '';

  async function refill() {
    const { data } = await store.dispatch(
      recommendedApi.endpoints.playerListRecommended.initiate(undefined, { subscribe: false }),
    );
    const player = selectPlayer(store.getState());
    if (!data || !isWanted(player)) return;
    const known = new Set([...player.tracks, ...player.queue].map(({ id }) => id));
    const offers = data.filter(({ id }) => !known.has(id)).slice(0, QUEUE_REFILL_COUNT);
    const fresh = offers.map((track) => ({ ...track, isRecommended: true }));
    if (fresh.length > 0) store.dispatch(playerActions.tracksQueued(fresh));
  }

  return store.subscribe(() => {
    const state = store.getState();
    const track = selectCurrentTrack(state);
    const player = selectPlayer(state);
    if (!track || !player.isPlaying) return;
    const isNearEnd = player.positionMs > track.durationMs - NEAR_END_MS;
    const moment = `${track.id} ${isNearEnd ? 'end' : 'start'}`;
    if (moment === checkedQueue) return;
    checkedQueue = moment;
    if (isWanted(player)) void refill();
  });
}
