import { useTranslation } from '@fairtone/i18n';
import { Banner, Link } from '@fairtone/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { draftKey, readDraft } from '../draft/albumDraft';

/** The way back to a new album that was begun on this device and never saved. */
export function UnfinishedAlbum({ artistId }: { artistId: string }) {
  const { t } = useTranslation('studio');
  const [kept] = useState(() => readDraft(draftKey(artistId, null)));
  if (!kept) return null;
  const title = kept.draft.values.title.trim();
  return (
    <Banner
      action={
        <Link as={RouterLink} to="/create-album">
          {t('myMusic.unfinished.continue')}
        </Link>
      }
    >
      {title ? t('myMusic.unfinished.named', { title }) : t('myMusic.unfinished.nameless')}
    </Banner>
  );
}
