import type { OfflineView } from '@fairtone/federation';
import { useEffect, useState, type ReactNode } from 'react';
import type { StandaloneSlot } from '../remotes/SlotPlace.ts';
import { loadOfflineViews } from './loadOfflineViews.ts';

type Views = Awaited<ReturnType<typeof loadOfflineViews>>;

let there: Views | undefined;

/** Without the views, which are missing where the network went before they came, an error looks as it does with one. */
export function NotOnDevice(view: OfflineView) {
  return useViews(({ NotOnDevice: Shown }) => <Shown {...view} />, view.error);
}

/** In place of a part around the screens that is not on this device. */
export function NeedsConnection({ slot }: { slot: StandaloneSlot }) {
  return useViews(({ NeedsConnection: Shown }) => <Shown slot={slot} />, null);
}

/** Nothing until it is known whether the views are there: they are on the device, or missing at once. */
function useViews(show: (views: Views) => ReactNode, missing: ReactNode): ReactNode {
  const [views, setViews] = useState<Views | null | undefined>(there);
  useEffect(() => {
    let isShown = true;
    const set = (found: Views | null) => {
      there = found ?? there;
      if (isShown) setViews(found);
    };
    loadOfflineViews().then(set, () => set(null));
    return () => {
      isShown = false;
    };
  }, []);
  return views ? show(views) : views === null && missing;
}
