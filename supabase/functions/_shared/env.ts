/** @throws when the function is deployed without this setting: a mistake of the operator, answered with 500 */
export function env(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`This function needs ${name} in its environment.`);
  return value;
}

/**
 * Where visitors see the shop, without a trailing slash.
 * @throws when SITE_URL is no origin: links and the list of allowed origins are made of it
 */
export function siteUrl(): string {
  const text = env('SITE_URL').replace(/\/+$/, '');
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== text.toLowerCase())
    throw new Error(`SITE_URL is "${text}"; it takes an origin, such as https://shop.tld.`);
  return url.origin;
}
