import type { AppStore } from '@fairtone/store';
import { connectTabs } from './connectTabs.ts';
import { createSoundLock } from './soundLock.ts';
import { createTabChannel } from './tabChannel.ts';

/** Joins the other tabs of this browser, where it lets tabs talk; elsewhere every tab is alone. */
export function joinTabs(store: AppStore, onSound: (isHere: boolean) => void): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return () => undefined;
  return connectTabs(store, { channel: createTabChannel(), lock: createSoundLock(navigator.locks), onSound });
}
