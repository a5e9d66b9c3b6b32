import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Banner, FormDialog, Text, TextArea } from '@fairtone/ui';
import type { Profile } from '../../api/profile';
import { useUserId } from '../member/useUserId';
import { useMessageForm } from './useMessageForm';

/** Dialog that sends a message to a person, who gets a notification and an e-mail. */
export function MessageDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const { send, isSending, refusal, field } = useMessageForm(useUserId(), profile.id);

  async function handleSubmit() {
    if (!(await send())) return;
    dispatch(toastShown({ title: t('message.sent', { name: profile.name }), tone: 'success' }));
    onClose();
  }

  return (
    <FormDialog
      title={t('message.title', { name: profile.name })}
      closeLabel={t('action.close')}
      submitLabel={t('message.send')}
      isSubmitting={isSending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Text tone="muted">{t('message.text')}</Text>
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      <TextArea label={t('message.label')} rows={6} {...field} />
    </FormDialog>
  );
}
