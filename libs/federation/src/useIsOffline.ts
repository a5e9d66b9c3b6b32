import { isOffline, onNetworkChange } from '@fairtone/platform';
import { useSyncExternalStore } from 'react';

const never = () => false;

/** Whether there is no network; see `isOffline` of libs/platform. False while a server prerenders a page. */
export const useIsOffline = (): boolean => useSyncExternalStore(onNetworkChange, isOffline, never);
