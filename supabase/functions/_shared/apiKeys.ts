import { env, optionalEnv } from './env.ts';
import type { SettingName } from './settings.ts';

type KeySetting = Extract<SettingName, `SUPABASE_${'PUBLISHABLE' | 'SECRET'}_KEYS`>;

/** Keys by name: `{"default": "sb_secret_…"}`. Read for each request: keys are rotated while functions run. */
const namedKeys = (name: KeySetting): Record<string, string> =>
  JSON.parse(optionalEnv(name) ?? '{}') as Record<string, string>;

function ownKey(name: KeySetting, legacy: SettingName): string {
  const keys = namedKeys(name);
  return keys['default'] ?? Object.values(keys)[0] ?? env(legacy);
}

/** The key with which functions ask as a guest. Projects without publishable keys have the legacy one. */
export const publishableKey = (): string => ownKey('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY');

/** The key with which functions act for the service. */
export const secretKey = (): string => ownKey('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');

const allKeys = (name: KeySetting, legacy: SettingName): string[] =>
  [...Object.values(namedKeys(name)), optionalEnv(legacy)].filter((key) => key !== undefined);

/** All keys that callers may send: several while one is rotated, and the legacy one where the project has it. */
export const publishableKeys = (): string[] => allKeys('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY');
export const secretKeys = (): string[] => allKeys('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY');
