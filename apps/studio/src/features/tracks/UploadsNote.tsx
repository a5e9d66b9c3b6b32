import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Banner, Button } from '@fairtone/ui';
import { isUnderWay } from '../upload/uploadState';
import type { Tracks } from './useTracks';

const line = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 'var(--space-3)' });

type Props = Pick<Tracks, 'tracks' | 'unkept' | 'pauseAll' | 'resumeAll'>;

/** Pauses and resumes all uploads, and warns about files that could not be copied to the device. */
export function UploadsNote({ tracks, unkept, pauseAll, resumeAll }: Props) {
  const { t } = useTranslation('studio');
  const isAnyUnderWay = tracks.some(({ upload }) => isUnderWay(upload));
  const isAnyPaused = tracks.some(({ upload }) => upload.phase === 'paused');
  const isAnyTooMany = unkept.some(({ reason }) => reason === 'full');
  if (!isAnyUnderWay && !isAnyPaused && unkept.length === 0) return null;
  return (
    <div css={line}>
      {unkept.length > 0 && (
        <Banner tone="warning">
          {t(isAnyTooMany ? 'upload.unkept.full' : 'upload.unkept.missing', {
            count: unkept.length,
            names: unkept.map(({ title }) => title).join(', '),
          })}
        </Banner>
      )}
      {isAnyUnderWay && (
        <Button variant="ghost" size="small" onClick={pauseAll}>
          {t('upload.pauseAll')}
        </Button>
      )}
      {!isAnyUnderWay && isAnyPaused && (
        <Button size="small" onClick={resumeAll}>
          {t('upload.resumeAll')}
        </Button>
      )}
    </div>
  );
}
