/** Key of the overrides in local storage. In its own file, because the first load needs nothing else of them. */
export const OVERRIDES_STORAGE_KEY = 'fairtone.overrides';
