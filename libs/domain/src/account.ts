export const NAME_MIN = 2;
export const PASSWORD_MIN = 8;
/** In bytes of UTF-8. bcrypt ignores the rest, so longer passwords are refused instead of silently truncated. */
export const PASSWORD_MAX_BYTES = 72;

export type AccountKind = 'customer' | 'artist';
export type PasswordRule = 'length' | 'tooLong' | 'uppercase' | 'lowercase' | 'number' | 'special';

/** The rules that a password breaks, in the order in which a form reports them. Empty when it is fine. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const checks: [PasswordRule, boolean][] = [
    ['length', password.length >= PASSWORD_MIN],
    ['uppercase', /\p{Lu}/u.test(password)],
    ['lowercase', /\p{Ll}/u.test(password)],
    ['number', /\d/.test(password)],
    ['special', /[^\p{L}\d\s]/u.test(password)],
    ['tooLong', new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES],
  ];
  return checks.filter(([, isMet]) => !isMet).map(([rule]) => rule);
}

/** Preselects an artist account for an e-mail address that contains "artist", as specified. The person decides. */
export function suggestedAccountKind(email: string): AccountKind {
  return email.toLowerCase().includes('artist') ? 'artist' : 'customer';
}

/**
 * A path of this site to return to after signing in.
 * @returns the path, or `fallback` for anything that could lead elsewhere (other hosts, schemes, backslashes)
 */
export function safeReturnPath(candidate: string | null | undefined, fallback = '/dashboard'): string {
  if (!candidate || !candidate.startsWith('/') || candidate.startsWith('//')) return fallback;
  if (/[\\\u0000-\u001f\u007f]/.test(candidate) || /%(2f|5c|[01][0-9a-f]|7f)/i.test(candidate.split(/[?#]/)[0] ?? '')) {
    return fallback;
  }
  try {
    const url = new URL(candidate, 'https://fairtone.invalid');
    // "/.//host" and "/x/..//host" shrink to "//host", which a browser reads as another site.
    const isHere = url.host === 'fairtone.invalid' && !url.pathname.startsWith('//');
    return isHere ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}
