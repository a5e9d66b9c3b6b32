/** The page's HTML for visits without a network; the same for every path. */
export const PAGE_CACHE = 'fairtone-page';
/** Files of the shell and of releases. Their names contain a hash of their content. */
export const FILE_CACHE = 'fairtone-files';
/** Covers and portraits that were shown. */
export const IMAGE_CACHE = 'fairtone-images';
/** Public responses of the data API, one cache per user: `fairtone-data-<user id>`. */
export const DATA_PREFIX = 'fairtone-data-';
/** Private responses, one cache per user: `fairtone-own-<user id>`. */
export const OWN_PREFIX = 'fairtone-own-';
/** Albums saved on this device, one cache per user: `fairtone-kept-<user id>`. */
export const SAVED_ALBUMS_PREFIX = 'fairtone-kept-';

/** Owner of responses when no user is signed in. */
export const GUEST = 'guest';
/** Owner of responses that are the same for all users. Differs from every user id. */
export const PUBLIC_OWNER = 'everybody';

export const dataCacheOf = (person: string) => DATA_PREFIX + person;
export const ownCacheOf = (personId: string) => OWN_PREFIX + personId;
export const savedAlbumsCacheOf = (personId: string) => SAVED_ALBUMS_PREFIX + personId;
