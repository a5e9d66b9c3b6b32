import { CONFIG_ELEMENT_ID, type RemoteDefinition } from '@fairtone/contracts';
import { startFrame } from './frame/startFrame.tsx';
import { startPage } from './page/startPage.tsx';

/** Address of the frame; every other address is the remote's own. */
const FRAME_PATH = '/harness';

/**
 * Shows one remote by itself: at {@link FRAME_PATH} the switches around it, at every other address the page alone.
 * @throws Error when the page has no settings of a backend (element with id `fairtone-config`)
 * @example void startHarness(remote);
 */
export async function startHarness(remote: RemoteDefinition): Promise<void> {
  if (!document.getElementById(CONFIG_ELEMENT_ID)) {
    const message = `This page has no backend. Start it with: npx nx serve ${remote.name}`;
    document.getElementById('root')!.textContent = message;
    throw new Error(message);
  }
  await (location.pathname === FRAME_PATH ? startFrame(remote) : startPage(remote));
}
