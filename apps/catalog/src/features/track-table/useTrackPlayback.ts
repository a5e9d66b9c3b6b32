import type { PlayableTrack } from '@fairtone/domain';
import { playerActions, selectCurrentTrack, selectIsPlaying, useAppDispatch, useAppSelector } from '@fairtone/store';

/** Plays a track of a list and queues those after it. */
export function useTrackPlayback(playable: PlayableTrack[]) {
  const dispatch = useAppDispatch();
  const currentId = useAppSelector((state) => selectCurrentTrack(state)?.id);
  const isPlaying = useAppSelector(selectIsPlaying);

  return {
    currentId,
    isPlaying,
    playableOf: (trackId: string) => playable.find((track) => track.id === trackId) ?? null,
    handleToggle(trackId: string) {
      if (trackId === currentId) dispatch(playerActions.playToggled());
      else
        dispatch(
          playerActions.playRequested({
            tracks: playable,
            startIndex: playable.findIndex((track) => track.id === trackId),
          }),
        );
    },
  };
}
