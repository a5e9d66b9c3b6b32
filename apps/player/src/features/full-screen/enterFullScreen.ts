import { playerActions, type AppDispatch } from '@fairtone/store';
import { loadPanel } from '../panels/panelCache.ts';
import { withCoverTransition } from './withCoverTransition.ts';

export const loadFullScreen = () => import('./FullScreen.tsx');

/** Loads it first, so that the cover can travel to a place that is there. */
export async function enterFullScreen(dispatch: AppDispatch): Promise<void> {
  // The panel reports a failure itself, and tries once more.
  await loadPanel(loadFullScreen).catch(() => undefined);
  withCoverTransition(() => dispatch(playerActions.fullScreenToggled(true)));
}

export function leaveFullScreen(dispatch: AppDispatch): void {
  withCoverTransition(() => dispatch(playerActions.fullScreenToggled(false)));
}
