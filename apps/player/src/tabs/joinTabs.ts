import type { AppStore } from '@fairtone/store';
import { connectTabs } from './connectTabs.ts';
import { createSoundLock } from './soundLock.ts';
import { createTabChannel } from './tabChannel.ts';

/**
 * Connects this tab with the other tabs of this browser. Without Web Locks or BroadcastChannel every tab plays on its
 * own.
 */
export function joinTabs(store: AppStore, onSound: (isHere: boolean) => void): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return () => undefined;
  return connectTabs(store, { channel: createTabChannel(), lock: createSoundLock(navigator.locks), onSound });
}
