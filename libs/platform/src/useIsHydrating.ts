import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether a component renders on a server, or hydrates HTML that a server rendered. It renders again with `false` afterwards: use it where a
 * browser knows what a server cannot, such as what is stored on the device.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
