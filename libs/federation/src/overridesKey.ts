/** Where overrides lie in local storage: they belong to one browser. A file of its own: the first load asks for no more. */
export const OVERRIDES_STORAGE_KEY = 'fairtone.overrides';
