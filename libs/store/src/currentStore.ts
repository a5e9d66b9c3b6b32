import type { AppStore } from './makeStore.ts';

let current: AppStore | null = null;

/** Called once by the owner of the page: shell, harness or test. */
export function setStore(store: AppStore): void {
  current = store;
}

/**
 * The page's store, for code outside React such as a remote's `start`.
 * @throws when the page's owner has not made one
 */
export function getStore(): AppStore {
  if (!current) throw new Error('No store yet: the shell, harness or test calls setStore(makeStore()) first');
  return current;
}
