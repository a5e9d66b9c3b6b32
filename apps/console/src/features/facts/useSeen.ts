import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useState } from 'react';
import { seenOf, type Seen } from './liveState';

/**
 * What the person saw when the dialog opened, however often the page is refetched behind it. After `follow`, which a dialog calls when the
 * server refused with `changed_meanwhile`, it is the present state, which the dialog shows from then on.
 */
export function useSeen(remote: ConsoleRemoteDetails): { seen: Seen; hasChanged: boolean; follow: () => void } {
  const [atOpening] = useState(() => seenOf(remote));
  const [hasChanged, setHasChanged] = useState(false);
  return { seen: hasChanged ? seenOf(remote) : atOpening, hasChanged, follow: () => setHasChanged(true) };
}
