import { startTransition, useCallback, useRef, useState } from 'react';
import { trackListReducer, type TrackListAction, type TrackListState } from './albumTracks';

/** Actions of files and uploads. They are rendered as a transition, so that typing stays responsive. */
const IN_SLICES: readonly TrackListAction['type'][] = [
  'filesAdded',
  'uploadChanged',
  'prepared',
  'filesStored',
  'saved',
];

/** A reducer whose latest state can be read before React has rendered it: saving starts when the last upload ends. */
export function useTrackListState(makeInitial: () => TrackListState) {
  const [initial] = useState(makeInitial);
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const dispatch = useCallback((action: TrackListAction) => {
    const next = trackListReducer(latest.current, action);
    latest.current = next;
    if (IN_SLICES.includes(action.type)) startTransition(() => setState(next));
    else setState(next);
  }, []);
  return { state, isTouched: state !== initial, dispatch, current: useCallback(() => latest.current, []) };
}
