import { isApiError } from '@fairtone/api';

export const MESSAGE_MAX = 2000;
const KNOWN_CODES = ['messages_not_accepted', 'too_many_messages', 'recipient_not_found'] as const;

/** Why the server refused a message, as a key under `message.error`. */
export const messageRefusal = (error: unknown) =>
  (isApiError(error) && KNOWN_CODES.find((code) => code === error.code)) || 'generic';
