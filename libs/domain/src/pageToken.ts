/** Reports of a page older than this are stored, but not counted. */
export const PAGE_TOKEN_LIFE_S = 86_400;

const FORM = /^([0-9a-z]{1,9})\.([0-9a-f]{24})\.([0-9a-f]{32})$/;

/**
 * A token that the release host gives to each page and that the page sends with its telemetry: `<second>.<page>.<signature>`,
 * the second (Unix time) in base 36, the others in hex. It identifies a page visit, not the visitor.
 * @param secret shared by the release host and the function that receives telemetry
 */
export async function signPage(secret: string, now = new Date()): Promise<string> {
  const page = hex(crypto.getRandomValues(new Uint8Array(12)));
  const signed = `${Math.floor(now.getTime() / 1000).toString(36)}.${page}`;
  return `${signed}.${await signatureOf(secret, signed)}`;
}

/** The page id of a token that this secret signed within the last day; else null. */
export async function readPageToken(secret: string, token: string, now = new Date()): Promise<string | null> {
  const [, second = '', page = '', signature = ''] = FORM.exec(token) ?? [];
  const age = now.getTime() / 1000 - parseInt(second, 36);
  // Accepts up to a minute in the future: clocks of two machines differ.
  if (!(age > -60 && age < PAGE_TOKEN_LIFE_S)) return null;
  return isSame(signature, await signatureOf(secret, `${second}.${page}`)) ? page : null;
}

async function signatureOf(secret: string, signed: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`page ${signed}`))).slice(0, 16));
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Compares in constant time. Both must have the same length. */
const isSame = (one: string, other: string) =>
  Array.from(one).reduce((difference, letter, at) => difference | (letter.charCodeAt(0) ^ other.charCodeAt(at)), 0) ===
  0;
