import { createHmac } from 'node:crypto';
import type { ReleasesConfig } from '../../../launcher/src/process/releasesConfig.ts';
import type { Secrets } from '../../../launcher/src/process/secrets.ts';

type Shop = { releases: Pick<ReleasesConfig, 'pageSecret'> };

/** Signs the tokens of pages. Without a setting it is made of the sessions' secret, one way: data folders of before have it too. */
export const pageSecret = ({ releases }: Shop, { jwtSecret }: Pick<Secrets, 'jwtSecret'>) =>
  releases.pageSecret ?? createHmac('sha256', jwtSecret).update('tokens of pages').digest('hex');
