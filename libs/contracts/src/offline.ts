// A door of its own: a service worker must not carry every schema.
export { FIRST_ANSWERS_ELEMENT_ID, RELEASES_ELEMENT_ID } from './elementIds.ts';
export { requestKey } from './requestKey.ts';

/** The service worker's script. At the root, so that it is asked for every address of the site. */
export const SERVICE_WORKER_PATH = '/sw.js';
/** The page as a browser keeps it: whatever the address, without anything that was true of one moment. */
export const OFFLINE_PAGE_PATH = '/offline.html';
/** What a browser reads to install the site, in the visitor's language. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';
/** The screen of the albums that are kept on the device. */
export const SAVED_ALBUMS_PATH = '/kept';
/** Screens whose code is on the device whether they were visited or not: what plays without a network, and what one owns. */
export const CACHED_SCREENS: readonly string[] = [SAVED_ALBUMS_PATH, '/dashboard'];
/** On `<html>` of a page that came from the device: what it names may have been rolled back meanwhile. */
export const KEPT_MARK = 'data-kept';
