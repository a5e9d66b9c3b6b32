import { useTranslation } from '@fairtone/i18n';
import { log } from '@fairtone/platform';
import { profileChanged, selectUser, toastShown, useAppDispatch, useAppSelector } from '@fairtone/store';
import { useEffect, useState } from 'react';
import { useStudioSaveProfileMutation, type OwnProfile, type ProfileWrite } from '../../api/ownPageApi';
import { uploadAvatar } from './uploadAvatar';

/** How a form reads a stored profile, validates what was typed, and writes it. */
export interface ProfileFormRules<Values, Problems> {
  toValues: (stored: OwnProfile) => Values;
  problemsOf: (values: Values) => Problems;
  toWrite: (values: Values, stored: OwnProfile['social_links']) => ProfileWrite;
}

/** State of a form for a stored profile: its values, their errors, and saving. */
export function useProfileEdit<Values, Problems extends object>(
  stored: OwnProfile,
  { toValues, problemsOf, toWrite }: ProfileFormRules<Values, Problems>,
  onSaved: () => void,
) {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector((state) => selectUser(state)?.id) === stored.id;
  const [saveProfile] = useStudioSaveProfileMutation();
  const [values, setValues] = useState<Values>(() => toValues(stored));
  const [avatar, setAvatar] = useState<{ picture: Blob; previewUrl: string } | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const problems = problemsOf(values);
  const isDirty = avatar !== null || JSON.stringify(values) !== JSON.stringify(toValues(stored));

  useEffect(() => () => void (avatar && URL.revokeObjectURL(avatar.previewUrl)), [avatar]);

  const say = (title: string, description?: string, tone: 'destructive' | 'success' = 'destructive') =>
    dispatch(toastShown({ title, description, tone }));

  async function save() {
    setIsAsked(true);
    if (Object.keys(problems).length > 0 || isSaving) return;
    if (!isSignedIn) return say(t('quickEdit.notSignedIn'));
    setIsSaving(true);
    const avatarUrl = avatar && (await uploadAvatar(stored.id, avatar.picture).catch(noteFailure));
    if (avatar && !avatarUrl) {
      setIsSaving(false);
      return say(t('avatar.failed.title'), t('avatar.failed.text'));
    }
    const profile = { ...toWrite(values, stored.social_links), ...(avatarUrl && { avatar_url: avatarUrl }) };
    const { error } = await saveProfile({ id: stored.id, profile });
    setIsSaving(false);
    if (error) return say(t('quickEdit.failed'));
    dispatch(profileChanged({ name: profile.name, ...(avatarUrl && { avatarUrl }) }));
    if (avatarUrl) say(t('avatar.saved.title'), t('avatar.saved.text'), 'success');
    say(t('quickEdit.saved.title'), t('quickEdit.saved.text'), 'success');
    onSaved();
  }

  return {
    values,
    change: (part: Partial<Values>) => setValues((before) => ({ ...before, ...part })),
    avatarUrl: avatar?.previewUrl ?? stored.avatar_url,
    chooseAvatar: (picture: Blob) => setAvatar({ picture, previewUrl: URL.createObjectURL(picture) }),
    problems: isAsked ? problems : ({} as Partial<Problems>),
    isDirty,
    isSaving,
    save,
  };
}

function noteFailure(error: unknown): null {
  log({ level: 'error', message: 'A profile picture could not be uploaded', remote: 'studio', error });
  return null;
}
