import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button, Text } from '@fairtone/ui';
import type { AlbumTrack } from './albumTracks';

interface Props {
  tracks: AlbumTrack[];
  isFull: boolean;
  onPutBack: (id: string) => void;
}

const list = css({ listStyle: 'none', margin: 'var(--space-2) 0 0', padding: 0 });
const row = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-3)', minHeight: 44 });

/** Withdrawn tracks of a sold album, each with a button that puts it back. Their buyers keep them. */
export function WithdrawnTracks({ tracks, isFull, onPutBack }: Props) {
  const { t } = useTranslation('studio');
  if (tracks.length === 0) return null;
  return (
    <div>
      <Text tone="muted">{t('tracks.withdrawn.text')}</Text>
      <ul css={list}>
        {tracks.map(({ id, title }) => (
          <li key={id} css={row}>
            {title}
            <Button
              size="small"
              variant="ghost"
              disabled={isFull}
              aria-label={t('tracks.withdrawn.putBackOf', { title })}
              onClick={() => onPutBack(id)}
            >
              {t('tracks.withdrawn.putBack')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
