import { playerActions, type PlayerState } from '@fairtone/store';

/** Actions that a tab that does not play sends to the playing tab. */
const CONTROL_ACTIONS = new Set<string>(
  [
    playerActions.playToggled,
    playerActions.nextRequested,
    playerActions.previousRequested,
    playerActions.seekRequested,
    playerActions.volumeChanged,
    playerActions.muteToggled,
    playerActions.repeatChanged,
    playerActions.shuffleToggled,
    playerActions.queuedTrackPicked,
    playerActions.tracksQueued,
    playerActions.playNextQueued,
    playerActions.queuedTrackRemoved,
    playerActions.queueMoved,
    playerActions.queueCleared,
    playerActions.settingsChanged,
    playerActions.rateChanged,
    playerActions.sleepTimerSet,
  ].map(({ type }) => type),
);

export const isControlAction = (type: string) => CONTROL_ACTIONS.has(type);

/** State of each tab: its size of the player, and whether another tab plays. */
type TabOnlyState = 'isExpanded' | 'isFullScreen' | 'isElsewhere';
export type SharedState = Omit<PlayerState, TabOnlyState>;

export function sharedOf(state: PlayerState): SharedState {
  const { isExpanded: _size, isFullScreen: _view, isElsewhere: _place, ...shared } = state;
  return shared;
}

/**
 * Properties that changed since the last message, compared by reference, so that lists are sent only when they change.
 */
export function changesOf(state: SharedState, sent: SharedState | null): Partial<SharedState> {
  if (!sent) return state;
  const keys = Object.keys(state) as (keyof SharedState)[];
  return Object.fromEntries(keys.filter((key) => state[key] !== sent[key]).map((key) => [key, state[key]]));
}
