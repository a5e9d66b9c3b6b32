import { useTranslation } from '@fairtone/i18n';
import { Banner, Button, Stack, Text, TextArea } from '@fairtone/ui';
import { Send } from 'lucide-react';
import { useAccountCanMessageQuery } from '../../api/contact';
import type { Pair } from '../../api/messages';
import { useMessageForm } from '../../features/message/useMessageForm';

/** Form for the next message; a note instead when the other person accepts none. */
export function ThreadForm({ pair: { readerId, personId }, name }: { pair: Pair; name: string }) {
  const { t } = useTranslation('account');
  const { data: canMessage } = useAccountCanMessageQuery({ personId, readerId });
  const { send, isSending, refusal, field } = useMessageForm(readerId, personId);

  if (canMessage === false) return <Text tone="muted">{t('messages.closed', { name })}</Text>;
  return (
    <Stack
      as="form"
      gap={3}
      align="end"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      <Stack css={{ width: '100%' }}>
        <TextArea label={t('message.title', { name })} rows={3} {...field} />
      </Stack>
      <Button type="submit" variant="primary" icon={<Send size={18} aria-hidden />} isLoading={isSending}>
        {t('message.send')}
      </Button>
    </Stack>
  );
}
