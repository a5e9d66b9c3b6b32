import type { PlayableTrack } from '@fairtone/domain';
import { playerActions, selectCurrentTrack, selectQueue, useAppDispatch, useAppSelector } from '@fairtone/store';
import { usePlayerListRecommendedQuery } from '../../api/recommendedApi.ts';

/** Recommended tracks that are neither playing nor queued, at most `count`. */
export function useRecommended(count: number, { isNeeded = true } = {}) {
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectCurrentTrack);
  const queue = useAppSelector(selectQueue);
  const {
    data = [],
    isLoading,
    isError,
    isFetching,
    refetch,
  } = usePlayerListRecommendedQuery(undefined, {
    skip: !isNeeded,
  });
  const taken = new Set([current?.id, ...queue.map(({ id }) => id)]);
  const offers = data.filter(({ id }) => !taken.has(id)).slice(0, count);

  return {
    offers,
    isLoading,
    isError,
    isRetrying: isFetching,
    handleRetry: () => void refetch(),
    /** Plays the track now; the queue stays. */
    handlePlay(track: PlayableTrack) {
      dispatch(playerActions.playNextQueued([track]));
      dispatch(playerActions.queuedTrackPicked(0));
    },
    handleQueue: (tracks: PlayableTrack[]) => dispatch(playerActions.tracksQueued(tracks)),
  };
}
