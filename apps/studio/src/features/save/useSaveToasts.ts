import { isApiError, isNotFound } from '@fairtone/api';
import { TRACKS_PER_ALBUM_MAX } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { releaseTimeOf, type ReleaseTime } from '../release-time/releaseTimeOf';
import { useFormattedReleaseTime } from '../release-time/useFormattedReleaseTime';
import type { SaveResult } from './albumSave';
import { SaveError, type FailedRow } from './saveError';

const PUBLISH_CODES = [
  'no_ready_tracks',
  'no_streams',
  'changed_meanwhile',
  'tracks_unfinished',
  'not_audio',
  'cover_unusable',
  'album_not_found',
];
const TRACK_CODES = ['too_many_tracks', 'files_missing', 'files_are_fixed', 'sold_cannot_be_changed'];
/** Codes for new audio of a stored track. */
const AUDIO_CODES = ['not_audio', 'track_hidden', 'track_not_found', 'track_not_ready', 'changed_meanwhile'];

/** The error code of an edge function, or the message that the database raised (SQLSTATE P0001). */
function codeOf(cause: unknown): string {
  if (!isApiError(cause)) return '';
  return cause.code === 'P0001' ? cause.message : cause.code;
}

/** Shows the result of saving as toasts. */
export function useSaveToasts(isNew: boolean) {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const momentWords = useFormattedReleaseTime();

  function saved({ savedCount, totalCount, kept, unreplaced, published }: SaveResult, moment: ReleaseTime) {
    const outcome = published?.state ?? (isNew ? 'created' : 'updated');
    const isPartial = savedCount < totalCount;
    const counts = { saved: savedCount, total: totalCount };
    dispatch(
      toastShown({
        title: t(`save.title.${outcome}`),
        description: isPartial
          ? t(isNew ? 'save.partly' : 'save.partlyUpdated', counts)
          : outcome === 'scheduled'
            ? t('save.scheduled', { moment: momentWords(releaseTimeOf(moment), moment.release_zone) })
            : t(isNew ? 'save.created' : 'save.updated'),
        tone: isPartial ? 'destructive' : 'success',
      }),
    );
    reportFailedTracks('kept', kept);
    reportFailedTracks('unreplaced', unreplaced);
  }

  function reportFailedTracks(outcome: 'kept' | 'unreplaced', tracks: FailedRow[]) {
    if (tracks.length === 0) return;
    const titles = tracks.map(({ title }) => title).join(', ');
    dispatch(toastShown({ title: t(`save.${outcome}.title`), description: t(`save.${outcome}.text`, { titles }) }));
  }

  function failed(error: unknown) {
    const { step, cause, row } = error instanceof SaveError ? error : new SaveError('album', error);
    dispatch(
      toastShown({
        title: t('save.error'),
        description: `${row ? failedTrackText(row, cause) : failedStepText(step, cause)} ${reasonText(cause)}`.trim(),
        tone: 'destructive',
      }),
    );
  }

  function failedTrackText({ title, trackNumber }: FailedRow, cause: unknown): string {
    const code = codeOf(cause);
    const reason = AUDIO_CODES.includes(code)
      ? t(`save.failed.audio.${code}`)
      : TRACK_CODES.includes(code) && t(`save.failed.tracks.${code}`, { max: TRACKS_PER_ALBUM_MAX });
    return [t('save.failed.row', { title, number: trackNumber }), reason].filter(Boolean).join(' ');
  }

  function failedStepText(step: string, cause: unknown): string {
    if (step === 'cover') return t('save.failed.cover');
    if (step === 'album' && isNotFound(cause)) return t('save.failed.changedElsewhere');
    const code = codeOf(cause);
    if (TRACK_CODES.includes(code)) return t(`save.failed.tracks.${code}`, { max: TRACKS_PER_ALBUM_MAX });
    if (step !== 'publish') return t(isNew ? 'save.failed.create' : 'save.failed.update');
    return t(`save.failed.publish.${PUBLISH_CODES.includes(code) ? code : 'other'}`);
  }

  function reasonText(cause: unknown): string {
    if (!isApiError(cause)) return '';
    if (cause.code === 'network') return t('common:error.network');
    return cause.status === 401 ? t('common:error.signedOut') : '';
  }

  function noTracks() {
    const [title, description] = [t('tracks.missing.title'), t('tracks.missing.description')];
    dispatch(toastShown({ title, description, tone: 'destructive' }));
  }

  return { saved, failed, noTracks };
}
