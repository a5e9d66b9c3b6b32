/** The page's html as it is shown without a network: one, whatever the address. */
export const PAGE_CACHE = 'fairtone-page';
/** Files of the shell and of releases. Their names carry a hash of their content. */
export const FILE_CACHE = 'fairtone-files';
/** Covers and portraits that were seen. */
export const IMAGE_CACHE = 'fairtone-images';
/** Public answers of the data API, for each person on their own: `fairtone-data-<person>`. */
export const DATA_PREFIX = 'fairtone-data-';
/** What belongs to a person alone: `fairtone-own-<person>`. */
export const OWN_PREFIX = 'fairtone-own-';
/** Albums that a person keeps on this device: `fairtone-kept-<person>`. */
export const SAVED_ALBUMS_PREFIX = 'fairtone-kept-';

/** Owner of the answers when no one is signed in. */
export const GUEST = 'guest';
/** Owner of responses that are the same for all users. Differs from every user id. */
export const PUBLIC_OWNER = 'everybody';

export const dataCacheOf = (person: string) => DATA_PREFIX + person;
export const ownCacheOf = (personId: string) => OWN_PREFIX + personId;
export const savedAlbumsCacheOf = (personId: string) => SAVED_ALBUMS_PREFIX + personId;
