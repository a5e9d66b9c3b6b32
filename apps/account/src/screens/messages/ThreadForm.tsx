import { useTranslation } from '@fairtone/i18n';
import { Banner, Button, Stack, Text, TextArea } from '@fairtone/ui';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useAccountCanMessageQuery, useAccountSendMessageMutation } from '../../api/contact';
import type { Pair } from '../../api/messages';
import { MESSAGE_MAX, messageRefusal } from '../../features/message/messageRefusal';

/** A field to write on in, where the other person takes messages. What was refused stays in the field. */
export function ThreadForm({ pair: { readerId, personId }, name }: { pair: Pair; name: string }) {
  const { t } = useTranslation('account');
  const { data: canMessage } = useAccountCanMessageQuery({ personId, readerId });
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [send, { error, isLoading }] = useAccountSendMessageMutation();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (!text.trim() || isLoading) return;
    const answer = await send({ senderId: readerId, recipientId: personId, text: text.trim() });
    if (answer.error) return;
    setText('');
    setIsAsked(false);
  }

  if (canMessage === false) return <Text tone="muted">{t('messages.closed', { name })}</Text>;
  return (
    <Stack as="form" gap={3} align="end" onSubmit={handleSubmit}>
      {error && <Banner tone="danger">{t(`message.error.${messageRefusal(error)}`)}</Banner>}
      <Stack css={{ width: '100%' }}>
        <TextArea
          label={t('message.title', { name })}
          rows={3}
          maxLength={MESSAGE_MAX}
          value={text}
          error={isAsked && !text.trim() && t('message.required')}
          onChange={(event) => setText(event.target.value)}
        />
      </Stack>
      <Button type="submit" variant="primary" icon={<Send size={18} aria-hidden />} isLoading={isLoading}>
        {t('message.send')}
      </Button>
    </Stack>
  );
}
