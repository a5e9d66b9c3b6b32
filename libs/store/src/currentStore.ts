import type { AppStore } from './makeStore.ts';

let current: AppStore | null = null;

/** Sets the page's store. Called once, by the shell, the harness or a test. */
export function setStore(store: AppStore): void {
  current = store;
}

/**
 * The page's store, for code outside React such as a remote's `start`.
 * @throws when `setStore` was not called before
 */
export function getStore(): AppStore {
  if (!current) throw new Error('No store yet: the shell, harness or test calls setStore(makeStore()) first');
  return current;
}
