import type { Host } from '@fairtone/contracts';
import { getStore } from '@fairtone/store';
import { forgetTokenOnSignOut } from './playback/forgetTokenOnSignOut.ts';
import { startSound } from './playback/startSound.ts';
import { bindRefill } from './refill/bindRefill.ts';
import { joinTabs } from './tabs/joinTabs.ts';

/** Makes this page able to play, unless another tab of the browser plays. */
export function start({ events }: Host): () => void {
  const store = getStore();
  let stopSound: (() => void) | null = startSound(store, events);
  const stops = [bindRefill(store), forgetTokenOnSignOut(store)];
  const leaveTabs = joinTabs(store, (isHere) => {
    stopSound?.();
    stopSound = isHere ? startSound(store, events) : null;
  });
  return () => {
    leaveTabs();
    stops.forEach((stop) => stop());
    stopSound?.();
  };
}
