import type { RemoteRelease } from '@fairtone/contracts';

/**
 * URL of the folder that contains the scripts of a release; ends with a slash. It is the folder of the version, or one that all versions of
 * the remote share.
 */
export const filesFolder = ({ baseUrl, entry }: Pick<RemoteRelease, 'baseUrl' | 'entry'>): string =>
  new URL('.', new URL(baseUrl + entry, location.href)).href;
