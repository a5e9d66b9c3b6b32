/** @throws when the function is deployed without this setting: a mistake of the operator, answered with 500 */
export function env(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`This function needs ${name} in its environment.`);
  return value;
}

/** Where visitors see the shop, without a trailing slash. */
export function siteUrl(): string {
  return env('SITE_URL').replace(/\/+$/, '');
}
