import { faultOf, type SettingName } from './settings.ts';

/**
 * Reads a setting; undefined when it is missing or empty.
 * @throws when its value is invalid: a mistake of the operator, answered with 500 and logged
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

/** Public URL of the shop, without a trailing slash. */
export const siteUrl = (): string => new URL(env('SITE_URL')).origin;
