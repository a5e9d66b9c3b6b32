import { createHmac } from 'node:crypto';
import type { SupabaseSecrets } from '../settings.ts';

/**
 * Signs the tokens of pages where no other secret is set. It is made of the sessions' secret, one way: data folders of before have
 * it too.
 */
export const ownPageSecret = ({ jwtSecret }: Pick<SupabaseSecrets, 'jwtSecret'>) =>
  createHmac('sha256', jwtSecret).update('tokens of pages').digest('hex');
