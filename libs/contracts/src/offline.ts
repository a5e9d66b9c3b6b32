// An entry point of its own, because the service worker's bundle must not contain every schema.
export { FIRST_ANSWERS_ELEMENT_ID, RELEASES_ELEMENT_ID } from './elementIds.ts';
export { requestKey } from './requestKey.ts';

/** Path of the service worker's script. At the root, so that its scope is the whole site. */
export const SERVICE_WORKER_PATH = '/sw.js';
/** The page as the service worker caches it for every address, without data of one moment. */
export const OFFLINE_PAGE_PATH = '/offline.html';
/** Web app manifest, in the visitor's language. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';
/** The screen of the albums that are saved on the device. */
export const SAVED_ALBUMS_PATH = '/kept';
/** Screens whose code is cached even before a visit: saved albums, which play offline, and the dashboard with the purchases. */
export const CACHED_SCREENS: readonly string[] = [SAVED_ALBUMS_PATH, '/dashboard'];
/** Attribute on the `<html>` of a page that came from the cache: the releases it names may have been rolled back meanwhile. */
export const KEPT_MARK = 'data-kept';
