import type { RemoteDefinition } from '@fairtone/contracts';
import { startFrame } from './frame/startFrame.tsx';
import { startPage } from './page/startPage.tsx';

/** Address of the frame; every other address is the remote's own. */
const FRAME_PATH = '/harness';

/**
 * Shows one remote by itself: at {@link FRAME_PATH} the switches around it, at every other address the page alone.
 * @example void startHarness(remote);
 */
export function startHarness(remote: RemoteDefinition): Promise<void> {
  return location.pathname === FRAME_PATH ? startFrame(remote) : startPage(remote);
}
