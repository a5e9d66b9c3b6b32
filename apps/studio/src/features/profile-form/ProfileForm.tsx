import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { dialogOpened, useAppDispatch } from '@fairtone/store';
import { Button, Inline, TextArea, TextField } from '@fairtone/ui';
import { Palette } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { OwnProfile } from '../../api/ownPageApi';
import { GenrePicker } from '../album-form/GenrePicker';
import { LeaveGuard } from '../album-form/LeaveGuard';
import { AvatarField } from '../quick-edit/AvatarField';
import { BIO_MAX, NAME_MAX } from '../quick-edit/quickEditValues';
import { useProfileEdit } from '../quick-edit/useProfileEdit';
import { LOCATION_MAX, problemsOf, toValues, toWrite } from './profileFormValues';
import { SocialFields } from './SocialFields';

const RULES = { toValues, problemsOf, toWrite };

/** All fields of an artist's page. Saving and cancelling navigate to that page. */
export function ProfileForm({ stored }: { stored: OwnProfile }) {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const page = `/artist/${stored.id}`;
  const edit = useProfileEdit(stored, RULES, () => setIsLeaving(true));
  const { values, change, problems } = edit;

  // In an effect, which runs after LeaveGuard has been rendered inactive.
  useEffect(() => {
    if (isLeaving) void navigate(page);
  }, [isLeaving, navigate, page]);

  return (
    <form
      css={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save();
      }}
    >
      <LeaveGuard isActive={edit.isDirty && !isLeaving} isForTabs />
      <AvatarField name={values.name} url={edit.avatarUrl} onChange={edit.chooseAvatar} />
      <TextField
        label={t('quickEdit.name')}
        required
        maxLength={NAME_MAX}
        autoComplete="organization"
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problems.name && t(`artistSettings.problem.${problems.name}`)}
      />
      <TextField
        label={t('artistSettings.location')}
        placeholder={t('artistSettings.locationPlaceholder')}
        maxLength={LOCATION_MAX}
        value={values.location}
        onChange={({ target }) => change({ location: target.value })}
      />
      <GenrePicker value={values.genres} onChange={(genres) => change({ genres })} />
      <TextArea
        label={t('quickEdit.bio')}
        rows={5}
        maxLength={BIO_MAX}
        value={values.bio}
        onChange={({ target }) => change({ bio: target.value })}
      />
      <SocialFields values={values} problems={problems} onChange={change} />
      <Inline justify="space-between">
        <Button
          icon={<Palette size={18} aria-hidden />}
          onClick={() => dispatch(dialogOpened({ name: 'studio.customisePage', props: { artistId: stored.id } }))}
        >
          {t('artistSettings.customise')}
        </Button>
        <Inline>
          <Button as={Link} to={page} variant="ghost">
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" variant="primary" isLoading={edit.isSaving}>
            {t('common:action.save')}
          </Button>
        </Inline>
      </Inline>
    </form>
  );
}

const form = css({ display: 'grid', gap: 'var(--space-6)', maxWidth: 720 });
