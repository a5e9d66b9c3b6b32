import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { TextArea, TextField } from '@fairtone/ui';
import { GenrePicker } from '../album-form/GenrePicker';
import { useReportFormState, type ProfileFormProps } from '../profile-form/ProfileDialog';
import { AvatarField } from './AvatarField';
import { BIO_MAX, NAME_MAX, problemsOf, toValues, toWrite } from './quickEditValues';
import { useProfileEdit } from './useProfileEdit';

const RULES = { toValues, problemsOf, toWrite };

export function QuickEditForm({ stored, formId, onState, onSaved }: ProfileFormProps) {
  const { t } = useTranslation('studio');
  const form = useProfileEdit(stored, RULES, onSaved);
  const { values, change, avatarUrl, chooseAvatar, problems, isDirty, isSaving, save } = form;
  // Errors are shown after saving was tried, so the button stays enabled.
  useReportFormState(onState, { isDirty, isSaving, hasProblem: false });

  return (
    <form
      id={formId}
      css={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <AvatarField name={values.name} url={avatarUrl} onChange={chooseAvatar} />
      <TextField
        label={t('quickEdit.name')}
        required
        maxLength={NAME_MAX}
        autoComplete="organization"
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problems.name && t(`quickEdit.problem.${problems.name}`)}
      />
      <TextArea
        label={t('quickEdit.bio')}
        maxLength={BIO_MAX}
        value={values.bio}
        onChange={({ target }) => change({ bio: target.value })}
      />
      <GenrePicker value={values.genres} onChange={(genres) => change({ genres })} />
      <TextField
        label={t('quickEdit.website')}
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        maxLength={300}
        value={values.website}
        onChange={({ target }) => change({ website: target.value })}
        error={problems.website && t(`quickEdit.problem.${problems.website}`)}
      />
    </form>
  );
}

const fields = css({ display: 'grid', gap: 'var(--space-5)' });
