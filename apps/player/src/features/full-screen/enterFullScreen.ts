import { playerActions, type AppDispatch } from '@fairtone/store';
import { loadPanel } from '../panels/panelCache.ts';
import { withCoverTransition } from './withCoverTransition.ts';

export const loadFullScreen = () => import('./FullScreen.tsx');

/** Loads the panel before the transition, so that the cover's target element exists. */
export async function enterFullScreen(dispatch: AppDispatch): Promise<void> {
  // LazyPanel loads it again and reports a failure.
  await loadPanel(loadFullScreen).catch(() => undefined);
  withCoverTransition(() => dispatch(playerActions.fullScreenToggled(true)));
}

export function leaveFullScreen(dispatch: AppDispatch): void {
  withCoverTransition(() => dispatch(playerActions.fullScreenToggled(false)));
}
