import { isApiError } from '@fairtone/api';

const KNOWN_CODES = ['own_content', 'already_answered', 'not_hidden', 'subject_not_found', 'moderators_only'] as const;

/** Why the database refused a moderator's act, as a key under `moderation.error`. */
export const moderationRefusal = (error: unknown) =>
  (isApiError(error) && KNOWN_CODES.find((code) => code === error.message)) || 'generic';
