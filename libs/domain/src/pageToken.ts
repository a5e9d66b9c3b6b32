/** After this time in seconds a page's telemetry is stored but not counted. */
export const PAGE_TOKEN_LIFE_S = 86_400;

const FORM = /^([0-9a-z]{1,9})\.([0-9a-f]{24})\.([0-9a-f]{32})$/;

/**
 * A mark that the host gives to each page it serves, and that the page gives back with what it measured: `<second>.<page>.<signature>`,
 * the second in base 36, the others in hex. It names a visit of a page, not who made it.
 * @param secret shared by the host of the pages and the function that takes telemetry
 */
export async function signPage(secret: string, now = new Date()): Promise<string> {
  const page = hex(crypto.getRandomValues(new Uint8Array(12)));
  const told = `${Math.floor(now.getTime() / 1000).toString(36)}.${page}`;
  return `${told}.${await signatureOf(secret, told)}`;
}

/** The page that a token names, when this secret signed it within the last day; else null. */
export async function readPageToken(secret: string, token: string, now = new Date()): Promise<string | null> {
  const [, second = '', page = '', signature = ''] = FORM.exec(token) ?? [];
  const age = now.getTime() / 1000 - parseInt(second, 36);
  // A little ahead: the clock of another machine.
  if (!(age > -60 && age < PAGE_TOKEN_LIFE_S)) return null;
  return isSame(signature, await signatureOf(secret, `${second}.${page}`)) ? page : null;
}

async function signatureOf(secret: string, told: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`page ${told}`))).slice(0, 16));
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Takes as long wherever they differ. Both have the same length. */
const isSame = (one: string, other: string) =>
  Array.from(one).reduce((difference, letter, at) => difference | (letter.charCodeAt(0) ^ other.charCodeAt(at)), 0) ===
  0;
