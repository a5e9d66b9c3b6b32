import { useTranslation } from '@fairtone/i18n';
import { Button, Dialog, RadioGroup, Stack } from '@fairtone/ui';
import { useId, useState, type FormEvent } from 'react';
import type { PlaylistWords } from '../../api/playlistRows';
import { PlaylistFields } from './PlaylistFields';
import { usePlaylistDraft } from './usePlaylistDraft';

interface Props {
  /** What is changed; without it a playlist is made. */
  initial?: PlaylistWords;
  isSaving?: boolean;
  onSave: (words: PlaylistWords) => void;
  onClose: () => void;
}

/** What a playlist is called and who may open it. */
export function PlaylistDialog({ initial, isSaving, onSave, onClose }: Props) {
  const { t } = useTranslation('account');
  const formId = useId();
  const draft = usePlaylistDraft(initial);
  const [isShared, setIsShared] = useState(initial?.is_shared ?? false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const words = draft.finish();
    if (words && !isSaving) onSave({ ...words, is_shared: isShared });
  }

  return (
    <Dialog
      size="small"
      title={t(initial ? 'playlists.edit' : 'addToPlaylist.new')}
      closeLabel={t('action.close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" isFullWidth isLoading={isSaving}>
          {t(initial ? 'action.save' : 'playlists.create')}
        </Button>
      }
    >
      <Stack as="form" gap={5} id={formId} onSubmit={handleSubmit}>
        <PlaylistFields draft={draft} />
        <RadioGroup
          label={t('playlists.visibility')}
          name={`${formId}-visibility`}
          value={isShared ? 'shared' : 'private'}
          onChange={(event) => setIsShared(event.target.value === 'shared')}
          options={(['private', 'shared'] as const).map((value) => ({
            value,
            label: t(`playlists.${value}`),
            description: t(`playlists.${value}Text`),
          }))}
        />
      </Stack>
    </Dialog>
  );
}
