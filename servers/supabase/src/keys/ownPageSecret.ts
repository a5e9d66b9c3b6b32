import { createHmac } from 'node:crypto';
import type { SupabaseSecrets } from '../settings.ts';

/**
 * Signs the tokens of pages when no other secret is set. A one-way derivative of the sessions' secret, so that older data folders have
 * it too.
 */
export const ownPageSecret = ({ jwtSecret }: Pick<SupabaseSecrets, 'jwtSecret'>) =>
  createHmac('sha256', jwtSecret).update('tokens of pages').digest('hex');
