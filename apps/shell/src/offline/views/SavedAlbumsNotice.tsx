import { css } from '@emotion/react';
import { SAVED_ALBUMS_PATH } from '@fairtone/contracts/offline';
import { useTranslation } from '@fairtone/i18n';
import { listSavedAlbums, type SavedAlbum } from '@fairtone/offline';
import { log, readStoredSession } from '@fairtone/platform';
import { Heading, Link, Stack } from '@fairtone/ui';
import { useEffect, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SavedAlbumsNoticeRow } from './SavedAlbumsNoticeRow.tsx';

/** More are a click away. */
const SHOWN = 5;
const section = css({ paddingBottom: 'var(--space-8)' });
const list = css({ maxWidth: '34rem', '& > li': { borderTop: '1px solid var(--line)' } });

/** What the signed-in person keeps on this device, to be played from there. Nothing for who keeps nothing. */
export function SavedAlbumsNotice() {
  const { t } = useTranslation('offline');
  const titleId = useId();
  const kept = useSavedAlbums();
  if (kept.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId} css={section}>
      <Heading level={2} size="lead" id={titleId}>
        {t('kept')}
      </Heading>
      <ul className="plain" css={list}>
        {kept.slice(0, SHOWN).map((album) => (
          <SavedAlbumsNoticeRow key={album.id} album={album} />
        ))}
      </ul>
      {kept.length > SHOWN && (
        <Link as={RouterLink} to={SAVED_ALBUMS_PATH} variant="strong">
          {t('allKept')}
        </Link>
      )}
    </Stack>
  );
}

function useSavedAlbums(): readonly SavedAlbum[] {
  const [kept, setKept] = useState<readonly SavedAlbum[]>([]);
  const personId = 'caches' in window ? readStoredSession()?.user.id : undefined;
  useEffect(() => {
    let isShown = true;
    if (!personId) return setKept([]);
    listSavedAlbums(caches, personId).then(
      (found) => isShown && setKept(found),
      (error: unknown) => log({ level: 'warning', message: 'Kept albums could not be read', error }),
    );
    return () => {
      isShown = false;
    };
  }, [personId]);
  return kept;
}
