import type { OfflineView } from '@fairtone/federation';
import { useEffect, useState, type ReactNode } from 'react';
import type { StandaloneSlot } from '../remotes/SlotPlace.ts';
import { loadOfflineViews } from './loadOfflineViews.ts';

type Views = Awaited<ReturnType<typeof loadOfflineViews>>;

let loadedViews: Views | undefined;

/** Replaces an error while offline. Where the network was lost before the views had loaded, the error itself is shown. */
export function NotOnDevice(view: OfflineView) {
  return useViews(({ NotOnDevice: Shown }) => <Shown {...view} />, view.error);
}

/** Replaces a slot around the screens whose code is not on this device. */
export function NeedsConnection({ slot }: { slot: StandaloneSlot }) {
  return useViews(({ NeedsConnection: Shown }) => <Shown slot={slot} />, null);
}

/** Renders nothing until the views have loaded or failed to; both are fast, because the views are on the device or missing. */
function useViews(show: (views: Views) => ReactNode, missing: ReactNode): ReactNode {
  const [views, setViews] = useState<Views | null | undefined>(loadedViews);
  useEffect(() => {
    let isShown = true;
    const set = (found: Views | null) => {
      loadedViews = found ?? loadedViews;
      if (isShown) setViews(found);
    };
    loadOfflineViews().then(set, () => set(null));
    return () => {
      isShown = false;
    };
  }, []);
  return views ? show(views) : views === null && missing;
}
