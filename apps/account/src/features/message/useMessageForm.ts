import { useTranslation } from '@fairtone/i18n';
import { useState, type ChangeEvent } from 'react';
import { useAccountSendMessageMutation } from '../../api/contact';
import { MESSAGE_MAX, messageRefusal } from './messageRefusal';

/** The draft of a message. A refused message stays in the field; a sent one is cleared. */
export function useMessageForm(senderId: string, recipientId: string) {
  const { t } = useTranslation('account');
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [sendMessage, { error, isLoading }] = useAccountSendMessageMutation();

  /** @returns whether it was sent */
  async function send(): Promise<boolean> {
    setIsAsked(true);
    if (!text.trim() || isLoading) return false;
    const answer = await sendMessage({ senderId, recipientId, text: text.trim() });
    if (answer.error) return false;
    setText('');
    setIsAsked(false);
    return true;
  }

  return {
    send,
    isSending: isLoading,
    refusal: error && t(`message.error.${messageRefusal(error)}`),
    /** Props of the text field. */
    field: {
      maxLength: MESSAGE_MAX,
      value: text,
      error: isAsked && !text.trim() && t('message.required'),
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value),
    },
  };
}
