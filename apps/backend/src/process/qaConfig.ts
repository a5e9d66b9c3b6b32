import type { PublicConfig } from '@fairtone/contracts';
import { choice } from './choice.ts';
import type { Mode } from './config.ts';

export type QaConfig = PublicConfig['qa'];

/** `npm run dev` serves the shell at the first of these ports above PORT and the named remotes at the next. */
const DEV_PORTS = Array.from({ length: 10 }, (_, index) => 30 + index);

/** Who may point remotes elsewhere: FAIRTONE_QA=off|testers|open, and at which dev servers: FAIRTONE_QA_ORIGINS. */
export function readQaConfig(env: NodeJS.ProcessEnv, mode: Mode, port: number): QaConfig {
  const usual = mode === 'production' ? 'off' : 'open';
  const who = choice(env, 'FAIRTONE_QA', ['off', 'testers', 'open'], usual);
  if (who === 'off') return null;
  const devServers = mode === 'production' ? [] : DEV_PORTS.map((above) => `http://localhost:${port + above}`);
  const named = env.FAIRTONE_QA_ORIGINS?.split(',').flatMap((part) => (part.trim() ? [readOrigin(part.trim())] : []));
  return { origins: named ?? devServers, open: who === 'open' };
}

/** It becomes part of the page's policy as it stands. @throws on anything but an origin that nobody can listen in on */
function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe =
    (url?.protocol === 'https:' && /^[\w.-]+$/.test(url.hostname)) ||
    (url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname));
  if (!isSafe || url?.origin !== text.replace(/\/$/, ''))
    throw new Error(
      `FAIRTONE_QA_ORIGINS names "${text}"; it takes origins such as http://localhost:4231 or https://host.tld.`,
    );
  return url.origin;
}
