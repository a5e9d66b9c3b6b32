import { css } from '@emotion/react';
import { SAVED_ALBUMS_PATH } from '@fairtone/contracts/offline';
import { useTranslation } from '@fairtone/i18n';
import { listSavedAlbums, type SavedAlbum } from '@fairtone/offline';
import { log, readStoredSession } from '@fairtone/platform';
import { Heading, Link, Stack } from '@fairtone/ui';
import { useEffect, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SavedAlbumsNoticeRow } from './SavedAlbumsNoticeRow.tsx';

/** Number of listed albums; a link leads to all. */
const SHOWN = 5;
const section = css({ paddingBottom: 'var(--space-8)' });
const list = css({ maxWidth: '34rem', '& > li': { borderTop: '1px solid var(--line)' } });

/** The saved albums of the signed-in user, to play them from this device. Renders nothing without any. */
export function SavedAlbumsNotice() {
  const { t } = useTranslation('offline');
  const titleId = useId();
  const albums = useSavedAlbums();
  if (albums.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId} css={section}>
      <Heading level={2} size="lead" id={titleId}>
        {t('kept')}
      </Heading>
      <ul className="plain" css={list}>
        {albums.slice(0, SHOWN).map((album) => (
          <SavedAlbumsNoticeRow key={album.id} album={album} />
        ))}
      </ul>
      {albums.length > SHOWN && (
        <Link as={RouterLink} to={SAVED_ALBUMS_PATH} variant="strong">
          {t('allKept')}
        </Link>
      )}
    </Stack>
  );
}

function useSavedAlbums(): readonly SavedAlbum[] {
  const [albums, setAlbums] = useState<readonly SavedAlbum[]>([]);
  const personId = 'caches' in window ? readStoredSession()?.user.id : undefined;
  useEffect(() => {
    let isShown = true;
    if (!personId) return setAlbums([]);
    listSavedAlbums(caches, personId).then(
      (found) => isShown && setAlbums(found),
      (error: unknown) => log({ level: 'warning', message: 'Kept albums could not be read', error }),
    );
    return () => {
      isShown = false;
    };
  }, [personId]);
  return albums;
}
