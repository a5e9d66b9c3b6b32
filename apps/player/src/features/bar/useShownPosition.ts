import { selectPlayer, useAppSelector } from '@fairtone/store';
import { usePosition } from '../../playback/usePosition.ts';

/** Position of the track in milliseconds: from the engine of this tab, or as reported by the tab that plays. */
export function useShownPosition(): number {
  const here = usePosition();
  const elsewhere = useAppSelector((state) => {
    const { isElsewhere, positionMs } = selectPlayer(state);
    return isElsewhere ? positionMs : null;
  });
  return elsewhere ?? here;
}
