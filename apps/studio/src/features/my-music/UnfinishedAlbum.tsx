import { useTranslation } from '@fairtone/i18n';
import { Banner, Link } from '@fairtone/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { draftKey, readDraft } from '../draft/albumDraft';

/** A link to a new album that was started on this device and never saved. */
export function UnfinishedAlbum({ artistId }: { artistId: string }) {
  const { t } = useTranslation('studio');
  const [stored] = useState(() => readDraft(draftKey(artistId, null)));
  if (!stored) return null;
  const title = stored.draft.values.title.trim();
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
