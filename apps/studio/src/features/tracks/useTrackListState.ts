import { useCallback, useRef, useState } from 'react';
import { trackListReducer, type TrackListAction, type TrackListState } from './albumTracks';

/**
 * A reducer whose latest state can be read at once: saving starts in the moment in which the last upload ends, before
 * React has rendered that end.
 */
export function useTrackListState(makeInitial: () => TrackListState) {
  const [initial] = useState(makeInitial);
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const dispatch = useCallback((action: TrackListAction) => {
    latest.current = trackListReducer(latest.current, action);
    setState(latest.current);
  }, []);
  return { state, isTouched: state !== initial, dispatch, current: useCallback(() => latest.current, []) };
}
