import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { Button, Text } from '@fairtone/ui';
import type { StudioAlbumState } from '../../api/albumSchemas';
import type { SavePhase } from '../save/useSaveAlbum';
import type { AlbumTrack } from '../tracks/albumTracks';
import { useUpcomingRelease } from '../release-time/useUpcomingRelease';
import { isUnderWay } from '../upload/uploadState';

interface Props {
  state: StudioAlbumState;
  phase: SavePhase;
  /** The button that was pressed last. */
  action: 'save' | 'publish';
  tracks: AlbumTrack[];
  onPublish: () => void;
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 'var(--space-3)',
  paddingTop: 'var(--space-6)',
  borderTop: '1px solid var(--line)',
  [media.compactOnly]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
});
const note = css({ flex: '1 1 16rem', [media.compactOnly]: { flex: 'none' } });

/** The end of the form: a note about what saving does, and the buttons. */
export function SaveBar({ state, phase, action, tracks, onPublish }: Props) {
  const { t } = useTranslation('studio');
  const toCome = useUpcomingRelease();
  const busyFiles = tracks.filter(({ upload }) => isUnderWay(upload)).length;
  const canOnlySave = state === 'public' || state === 'scheduled' || state === 'hidden';
  const isBusy = phase !== 'idle';
  const busyProps = (mine: typeof action) => ({
    isLoading: isBusy && action === mine,
    'aria-disabled': isBusy || undefined,
  });
  return (
    <div css={bar}>
      <Text tone="muted" css={note} role="status">
        {phase === 'waitingForFiles' && busyFiles > 0
          ? t('save.waiting', { count: busyFiles })
          : state === 'scheduled'
            ? t(toCome ? 'save.note.scheduled' : 'save.note.due', { moment: toCome })
            : t(`save.note.${state}`)}
      </Text>
      {canOnlySave ? (
        <Button variant="primary" size="large" type="submit" {...busyProps('save')}>
          {t('save.changes')}
        </Button>
      ) : (
        <>
          <Button size="large" type="submit" {...busyProps('save')}>
            {t(state === 'draft' ? 'save.draft' : 'save.changes')}
          </Button>
          <Button variant="primary" size="large" {...busyProps('publish')} onClick={onPublish}>
            {toCome ? t('save.schedule', { moment: toCome }) : t('save.publish')}
          </Button>
        </>
      )}
    </div>
  );
}
