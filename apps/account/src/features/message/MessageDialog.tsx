import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Banner, FormDialog, Text, TextArea } from '@fairtone/ui';
import { useState } from 'react';
import { useAccountSendMessageMutation } from '../../api/contact';
import type { Profile } from '../../api/profile';
import { useUserId } from '../member/useUserId';
import { MESSAGE_MAX, messageRefusal } from './messageRefusal';

/** A short letter to somebody; it lands in their notifications and e-mail. */
export function MessageDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const senderId = useUserId();
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [send, { error, isLoading }] = useAccountSendMessageMutation();

  async function handleSubmit() {
    setIsAsked(true);
    if (!text.trim()) return;
    const answer = await send({ senderId, recipientId: profile.id, text: text.trim() });
    if (answer.error) return;
    dispatch(toastShown({ title: t('message.sent', { name: profile.name }), tone: 'success' }));
    onClose();
  }

  return (
    <FormDialog
      title={t('message.title', { name: profile.name })}
      closeLabel={t('action.close')}
      onClose={onClose}
      submitLabel={t('message.send')}
      isSubmitting={isLoading}
      onSubmit={handleSubmit}
    >
      <Text tone="muted">{t('message.text')}</Text>
      {error && <Banner tone="danger">{t(`message.error.${messageRefusal(error)}`)}</Banner>}
      <TextArea
        label={t('message.label')}
        rows={6}
        maxLength={MESSAGE_MAX}
        value={text}
        error={isAsked && !text.trim() && t('message.required')}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
