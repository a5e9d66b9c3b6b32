import { useTranslation } from '@fairtone/i18n';
import { TextArea, TextField } from '@fairtone/ui';
import type { PlaylistDraft } from './usePlaylistDraft';

const NAME_MAX = 100;
const DESCRIPTION_MAX = 1000;

/** Name and, for those who like, a description. */
export function PlaylistFields({ draft }: { draft: PlaylistDraft }) {
  const { t } = useTranslation('account');
  return (
    <>
      <TextField
        label={t('addToPlaylist.name')}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- what opened this form is gone or behind it, and the focus with it
        autoFocus
        aria-required
        maxLength={NAME_MAX}
        value={draft.name}
        onChange={(event) => draft.setName(event.target.value)}
        error={draft.isNameMissing && t('addToPlaylist.nameRequired')}
      />
      <TextArea
        label={t('addToPlaylist.description')}
        description={t('common:form.optional')}
        rows={3}
        maxLength={DESCRIPTION_MAX}
        value={draft.description}
        onChange={(event) => draft.setDescription(event.target.value)}
      />
    </>
  );
}
