import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Button, Heading, Stack, Text } from '@fairtone/ui';
import { useStudioListDeletedAlbumsQuery } from '../../api/deletedAlbumApi';
import { useAlbumDeletion } from './useAlbumDeletion';

const list = css({ listStyle: 'none', margin: 0, padding: 0 });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  padding: 'var(--space-2) 0',
  borderBottom: '1px solid var(--line)',
});

/** Deleted albums that can still be restored. Renders nothing when there are none. */
export function DeletedAlbums() {
  const { t } = useTranslation('studio');
  const { date } = useFormatters();
  const { data: albums = [] } = useStudioListDeletedAlbumsQuery(undefined);
  const { isRestoring, restore } = useAlbumDeletion();
  if (albums.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={2} size="lead">
        {t('deletion.list.heading')}
      </Heading>
      <Text size="caption" tone="muted">
        {t('deletion.list.text')}
      </Text>
      <ul css={list}>
        {albums.map(({ id, title, erased_at: erasedAt }) => (
          <li key={id} css={row}>
            <span>
              {title}
              <Text size="caption" tone="muted">
                {t('deletion.list.until', { date: date(erasedAt) })}
              </Text>
            </span>
            <Button
              size="small"
              aria-label={t('deletion.list.restoreOf', { title })}
              aria-disabled={isRestoring || undefined}
              onClick={() => void restore({ id, title })}
            >
              {t('deletion.list.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
