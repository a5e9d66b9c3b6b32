import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What everybody may have: the keys of guests, and of a signing key all but its secret part `d`. */
const PUBLIC = /^anonKey$|^publishableKeys\.|^signingKeys\.\w+\.(?!d$)/;

/** The secrets of a data folder as texts by name, such as `jwtSecret` and `secretKeys.default`: what no answer may contain. */
export function secretsOf(dataDir: string): Record<string, string> {
  const stored: unknown = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  return Object.fromEntries(textsOf(stored).filter(([name]) => !PUBLIC.test(name)));
}

function textsOf(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  return Object.entries(value as object).flatMap(([part, inner]) => textsOf(inner, name ? `${name}.${part}` : part));
}
