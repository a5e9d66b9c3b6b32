import { useTranslation } from '@fairtone/i18n';
import { FormDialog, RadioGroup } from '@fairtone/ui';
import { useId, useState } from 'react';
import type { PlaylistWords } from '../../api/playlistRows';
import { PlaylistFields } from './PlaylistFields';
import { usePlaylistDraft } from './usePlaylistDraft';

interface Props {
  /** The playlist to edit; without it the dialog creates one. */
  initial?: PlaylistWords;
  isSaving?: boolean;
  onSave: (words: PlaylistWords) => void;
  onClose: () => void;
}

/** Dialog for the name, description and visibility of a playlist. */
export function PlaylistDialog({ initial, isSaving, onSave, onClose }: Props) {
  const { t } = useTranslation('account');
  const visibilityName = useId();
  const draft = usePlaylistDraft(initial);
  const [isShared, setIsShared] = useState(initial?.is_shared ?? false);

  function handleSubmit() {
    const words = draft.finish();
    if (words) onSave({ ...words, is_shared: isShared });
  }

  return (
    <FormDialog
      title={t(initial ? 'playlists.edit' : 'addToPlaylist.new')}
      closeLabel={t('action.close')}
      onClose={onClose}
      submitLabel={t(initial ? 'action.save' : 'playlists.create')}
      isSubmitting={isSaving}
      onSubmit={handleSubmit}
    >
      <PlaylistFields draft={draft} />
      <RadioGroup
        label={t('playlists.visibility')}
        name={visibilityName}
        value={isShared ? 'shared' : 'private'}
        onChange={(event) => setIsShared(event.target.value === 'shared')}
        options={(['private', 'shared'] as const).map((value) => ({
          value,
          label: t(`playlists.${value}`),
          description: t(`playlists.${value}Text`),
        }))}
      />
    </FormDialog>
  );
}
