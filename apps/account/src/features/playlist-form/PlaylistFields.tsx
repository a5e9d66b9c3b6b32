import { useTranslation } from '@fairtone/i18n';
import { TextArea, TextField } from '@fairtone/ui';
import type { PlaylistDraft } from './usePlaylistDraft';

const NAME_MAX = 100;
const DESCRIPTION_MAX = 1000;

/** Fields for the name and the optional description. */
export function PlaylistFields({ draft }: { draft: PlaylistDraft }) {
  const { t } = useTranslation('account');
  return (
    <>
      <TextField
        label={t('addToPlaylist.name')}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the control that opened this form is unmounted or behind it, so it cannot keep the focus
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
