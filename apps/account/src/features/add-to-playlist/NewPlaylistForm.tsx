import { useTranslation } from '@fairtone/i18n';
import { Button, Inline, Stack } from '@fairtone/ui';
import type { FormEvent } from 'react';
import { PlaylistFields } from '../playlist-form/PlaylistFields';
import { usePlaylistDraft } from '../playlist-form/usePlaylistDraft';

interface Props {
  isSaving: boolean;
  onCreate: (name: string, description: string | null) => Promise<void>;
  onCancel: () => void;
}

/** Form for a new playlist that gets the tracks of the dialog. */
export function NewPlaylistForm({ isSaving, onCreate, onCancel }: Props) {
  const { t } = useTranslation('account');
  const draft = usePlaylistDraft();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const words = draft.finish();
    if (words && !isSaving) void onCreate(words.name, words.description);
  }

  return (
    <Stack as="form" gap={5} onSubmit={handleSubmit}>
      <PlaylistFields draft={draft} />
      <Inline justify="end">
        <Button variant="ghost" onClick={onCancel}>
          {t('action.back')}
        </Button>
        <Button type="submit" variant="primary" isLoading={isSaving}>
          {t('addToPlaylist.create')}
        </Button>
      </Inline>
    </Stack>
  );
}
