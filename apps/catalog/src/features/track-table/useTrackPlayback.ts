import { playerActions, selectCurrentTrack, selectIsPlaying, useAppDispatch, useAppSelector } from '@fairtone/store';
import { useMemo } from 'react';
import type { AlbumSummary } from '../../model/album';
import { toPlayableTracks, type AlbumTrack } from '../../model/track';

/** Plays single tracks of an album, with the rest of the album behind them. */
export function useTrackPlayback(album: AlbumSummary, tracks: readonly AlbumTrack[]) {
  const dispatch = useAppDispatch();
  const playable = useMemo(() => toPlayableTracks(album, tracks), [album, tracks]);
  const currentId = useAppSelector((state) => selectCurrentTrack(state)?.id);
  const isPlaying = useAppSelector(selectIsPlaying);

  return {
    currentId,
    isPlaying,
    canPlay: (trackId: string) => playable.some((track) => track.id === trackId),
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
    handleQueue(trackId: string) {
      dispatch(playerActions.tracksQueued(playable.filter((track) => track.id === trackId)));
    },
  };
}
