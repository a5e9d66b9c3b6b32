import { faultOf, type SettingName } from './settings.ts';

/**
 * Undefined where the setting is missing or empty.
 * @throws when its value is none that it takes: a mistake of the operator, answered with 500 and said in the log
 */
export function optionalEnv(name: SettingName): string | undefined {
  const value = Deno.env.get(name);
  if (!value) return undefined;
  const fault = faultOf(name, value);
  if (fault) throw new Error(fault);
  return value;
}

/** @throws as `optionalEnv`, and when the function is deployed without this setting */
export function env(name: SettingName): string {
  const value = optionalEnv(name);
  if (!value) throw new Error(`This function needs ${name} in its environment.`);
  return value;
}

/** Where visitors see the shop, without a trailing slash. */
export const siteUrl = (): string => new URL(env('SITE_URL')).origin;
