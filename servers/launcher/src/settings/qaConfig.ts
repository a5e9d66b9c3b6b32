import type { EdgeSettings } from '@fairtone/servers/edge';
import type { SupabaseSettings } from '@fairtone/servers/supabase';
import { settingOf } from './schema/settings.ts';

/** `npm run dev` serves the shell at the first of these ports above PORT and the named remotes at the next. */
const DEV_PORTS = Array.from({ length: 10 }, (_, index) => 30 + index);

/** Who may point remotes elsewhere: FAIRTONE_QA=off|testers|open, and at which dev servers: FAIRTONE_QA_ORIGINS. */
export function readQaConfig(env: NodeJS.ProcessEnv, mode: SupabaseSettings['mode'], port: number): EdgeSettings['qa'] {
  const usual = mode === 'production' ? 'off' : 'open';
  const who = settingOf(env, 'FAIRTONE_QA') ?? usual;
  if (who === 'off') return null;
  const devServers = mode === 'production' ? [] : DEV_PORTS.map((above) => `http://localhost:${port + above}`);
  // Named and empty is none, not the usual ones.
  const named = env.FAIRTONE_QA_ORIGINS === '' ? [] : settingOf(env, 'FAIRTONE_QA_ORIGINS');
  return { origins: named ?? devServers, open: who === 'open' };
}
