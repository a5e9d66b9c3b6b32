import { toPlayableMix, type TrackWithAlbumRow } from '@fairtone/music';
import { playerActions, selectCurrentTrack, selectIsPlaying, useAppDispatch, useAppSelector } from '@fairtone/store';

/** Plays a list of tracks of different albums from any of its tracks on, and pauses the one that is playing. */
export function usePlayFrom(tracks: readonly TrackWithAlbumRow[]) {
  const dispatch = useAppDispatch();
  const currentId = useAppSelector((state) => selectCurrentTrack(state)?.id);
  const isPlaying = useAppSelector(selectIsPlaying);
  const playable = toPlayableMix(tracks);
  return {
    playable,
    canPlay: (trackId: string) => playable.some(({ id }) => id === trackId),
    isSounding: (trackId: string) => isPlaying && trackId === currentId,
    isCurrent: (trackId: string) => trackId === currentId,
    toggle(trackId: string) {
      const startIndex = playable.findIndex(({ id }) => id === trackId);
      if (trackId === currentId) dispatch(playerActions.playToggled());
      else if (startIndex >= 0) dispatch(playerActions.playRequested({ tracks: playable, startIndex }));
    },
  };
}
