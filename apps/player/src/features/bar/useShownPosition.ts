import { selectPlayer, useAppSelector } from '@fairtone/store';
import { usePosition } from '../../playback/usePosition.ts';

/** Where the track is, in milliseconds: by the engine here, or as the tab that plays reports it. */
export function useShownPosition(): number {
  const here = usePosition();
  const elsewhere = useAppSelector((state) => {
    const { isElsewhere, positionMs } = selectPlayer(state);
    return isElsewhere ? positionMs : null;
  });
  return elsewhere ?? here;
}
