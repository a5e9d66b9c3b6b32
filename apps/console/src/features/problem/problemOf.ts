import { isApiError } from '@fairtone/api';

const KNOWN_CODES = [
  'login_required',
  'staff_only',
  'remote_not_found',
  'version_not_found',
  'preview_not_found',
  'changed_meanwhile',
  'release_refused',
  'already_live',
  'nothing_live',
  'nothing_to_roll_back',
  'key_missing',
  'store_missing',
  'store_unavailable',
  'site_unavailable',
  'network',
] as const;

/** Why a request failed, as a key under `problem`. */
export const problemOf = (error: unknown) =>
  (isApiError(error) && KNOWN_CODES.find((code) => code === error.code)) || 'generic';
