import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button, Dialog, TextArea, TextField } from '@fairtone/ui';
import { useId } from 'react';
import type { OwnProfile } from '../../api/ownPageApi';
import { GenrePicker } from '../album-form/GenrePicker';
import { AvatarField } from './AvatarField';
import { BIO_MAX, NAME_MAX, problemsOf, toValues, toWrite } from './quickEditValues';
import { useProfileEdit } from './useProfileEdit';

const RULES = { toValues, problemsOf, toWrite };

export function QuickEditForm({ stored, onClose }: { stored: OwnProfile; onClose: () => void }) {
  const { t } = useTranslation('studio');
  const formId = useId();
  const form = useProfileEdit(stored, RULES, onClose);
  const { values, change, avatarUrl, chooseAvatar, problems, isDirty, isSaving, save } = form;

  return (
    <Dialog
      isOpen
      title={t('quickEdit.title')}
      closeLabel={t('common:action.close')}
      // What was written must not go with a stray click beside the dialog.
      isDismissable={!isDirty && !isSaving}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={isSaving}>
            {t('common:action.save')}
          </Button>
        </>
      }
    >
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
    </Dialog>
  );
}

const fields = css({ display: 'grid', gap: 'var(--space-5)' });
