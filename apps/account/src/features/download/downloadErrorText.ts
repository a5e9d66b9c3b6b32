import { FunctionFailure } from '@fairtone/platform';
import type { TFunction } from 'i18next';

const KNOWN_CODES = ['login_required', 'not_owned', 'album_not_found', 'no_files', 'network'] as const;

/** Why an album could not be downloaded, and what to do about it. */
export function downloadErrorText(error: unknown, t: TFunction<'account'>): string {
  if (error instanceof FunctionFailure) {
    const code = KNOWN_CODES.find((known) => known === error.code);
    if (code) return t(`download.error.${code}`);
  }
  if (error instanceof Error && error.name === 'NothingFetched') return t('download.error.nothing');
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return t('download.error.full');
  return t('download.error.generic');
}
