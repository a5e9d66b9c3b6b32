import type { PlayableTrack } from '@fairtone/domain';
import { playerActions, selectCurrentTrack, selectQueue, useAppDispatch, useAppSelector } from '@fairtone/store';
import { usePlayerListRecommendedQuery } from '../../api/recommendedApi.ts';

/** Offers beside the queue: nothing that plays or is queued already, `count` at most. */
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
    /** It plays now; what is queued stays queued. */
    handlePlay(track: PlayableTrack) {
      dispatch(playerActions.playNextQueued([track]));
      dispatch(playerActions.queuedTrackPicked(0));
    },
    handleQueue: (tracks: PlayableTrack[]) => dispatch(playerActions.tracksQueued(tracks)),
  };
}
