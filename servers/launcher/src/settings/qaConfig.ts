import { readQa, type EdgeSettings } from '@fairtone/servers/edge';
import type { SupabaseSettings } from '@fairtone/servers/supabase';

/** `npm run dev` serves the shell at the first of these ports above PORT and the named remotes at the next. */
const DEV_PORTS = Array.from({ length: 10 }, (_, index) => 30 + index);

/** Reads who may override remotes (FAIRTONE_QA=off|testers|open) and with which dev servers (FAIRTONE_QA_ORIGINS). */
export function readQaConfig(env: NodeJS.ProcessEnv, mode: SupabaseSettings['mode'], port: number): EdgeSettings['qa'] {
  if (mode === 'production') return readQa(env, { who: 'off', origins: [] });
  return readQa(env, { who: 'open', origins: DEV_PORTS.map((above) => `http://localhost:${port + above}`) });
}
