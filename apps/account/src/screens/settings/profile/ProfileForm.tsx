import { useTranslation } from '@fairtone/i18n';
import { profileChanged, toastShown, useAppDispatch } from '@fairtone/store';
import { Button, Stack, TextArea, TextField } from '@fairtone/ui';
import { useState, type FormEvent } from 'react';
import type { Profile } from '../../../api/profile';
import { useAccountEditProfileMutation } from '../../../api/settings';

const NAME_MAX = 100;
const BIO_MAX = 5000;
const LOCATION_MAX = 120;

/** Form for name, bio and location, which are saved together. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const [name, setName] = useState(profile.name);
  const [bio, setBio] = useState(profile.bio ?? '');
  const [location, setLocation] = useState(profile.location ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const [save, { isLoading }] = useAccountEditProfileMutation();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (!name.trim() || isLoading) return;
    const words = { name: name.trim(), bio: bio.trim() || null, location: location.trim() || null };
    const { error } = await save({ userId: profile.id, ...words });
    if (error) {
      dispatch(toastShown({ title: t('settings.profileFailed'), tone: 'destructive' }));
      return;
    }
    dispatch(profileChanged({ name: words.name }));
    dispatch(toastShown({ title: t('settings.profileSaved'), tone: 'success' }));
  }

  return (
    <Stack as="form" gap={5} onSubmit={handleSubmit}>
      <TextField
        label={t('settings.name')}
        aria-required
        autoComplete="name"
        maxLength={NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isAsked && !name.trim() && t('settings.nameRequired')}
      />
      <TextField
        label={t('profile.location')}
        description={t('common:form.optional')}
        placeholder={t('settings.locationPlaceholder')}
        maxLength={LOCATION_MAX}
        value={location}
        onChange={(event) => setLocation(event.target.value)}
      />
      <TextArea
        label={t('settings.bio')}
        description={t('common:form.optional')}
        rows={5}
        maxLength={BIO_MAX}
        value={bio}
        onChange={(event) => setBio(event.target.value)}
      />
      <div>
        <Button type="submit" variant="primary" isLoading={isLoading}>
          {t('action.save')}
        </Button>
      </div>
    </Stack>
  );
}
