import { ownPageSecret, type SupabaseSecrets } from '@fairtone/servers/supabase/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signPage } from '@fairtone/domain';

/** The token that the host of a backend puts into a page. */
export function pageToken(dataDir: string, at: Date): Promise<string> {
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as SupabaseSecrets;
  return signPage(ownPageSecret(secrets), at);
}
