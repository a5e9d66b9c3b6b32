import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signPage } from '@fairtone/domain';
import { pageSecret } from '../supabase/src/keys/pageSecret.ts';
import type { Secrets } from '../launcher/src/process/secrets.ts';

/** What the host of a backend gives to a page that it serves. */
export function pageToken(dataDir: string, at: Date): Promise<string> {
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Secrets;
  return signPage(pageSecret({ releases: { pageSecret: null } }, secrets), at);
}
