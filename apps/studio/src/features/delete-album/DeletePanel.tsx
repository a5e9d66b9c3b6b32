import { useTranslation } from '@fairtone/i18n';
import { Button, Inline } from '@fairtone/ui';
import { useNavigate } from 'react-router-dom';
import { FormSection } from '../album-form/FormSection';
import type { DeletedAlbumState } from './deletedAlbumState';
import { useAlbumDeletion, type GoneAlbum } from './useAlbumDeletion';

/** Deletes the album and navigates to the list of albums, where the deletion can be undone. */
export function DeletePanel({ album: { id, title } }: { album: GoneAlbum }) {
  const { t } = useTranslation('studio');
  const navigate = useNavigate();
  const { isDeleting, remove } = useAlbumDeletion();

  async function handleDelete() {
    if (!(await remove({ id, title }))) return;
    const state: DeletedAlbumState = { deletedAlbum: { id, title } };
    await navigate('/dashboard?tab=uploads', { state });
  }

  return (
    <FormSection title={t('deletion.heading')} text={t('deletion.text')}>
      <Inline>
        <Button variant="danger" isLoading={isDeleting} onClick={() => void handleDelete()}>
          {t('deletion.delete')}
        </Button>
      </Inline>
    </FormSection>
  );
}
