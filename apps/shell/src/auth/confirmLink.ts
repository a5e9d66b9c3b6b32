import { safeReturnPath } from '@fairtone/domain';
import { getAuth } from '@fairtone/platform';
import { followStoredSession, type AppStore } from '@fairtone/store';
import type { EmailOtpType } from '@supabase/auth-js';

/** What a link in an e-mail is for. `recovery` has its own page. */
const LINK_TYPES = [
  'signup',
  'invite',
  'magiclink',
  'email',
  'email_change',
  'recovery',
] as const satisfies EmailOtpType[];
export type LinkType = (typeof LINK_TYPES)[number];

export const linkTypeOf = (text: string | null): LinkType | null => LINK_TYPES.find((type) => type === text) ?? null;

/** `half`: a change of e-mail address is confirmed at one of the two addresses. */
export type Confirmation = 'signedIn' | 'half' | 'invalid' | 'unavailable';

/** Sends the link's token, which works once, and signs in. */
export async function confirmLink(store: AppStore, type: LinkType, token: string): Promise<Confirmation> {
  const { data, error } = await (await getAuth()).verifyOtp({ type, token_hash: token });
  if (error) return error.status === 403 || error.status === 400 ? 'invalid' : 'unavailable';
  if (!data.session) return 'half';
  await followStoredSession(store);
  return 'signedIn';
}

/** Path of the link's `redirect_to` if it is a page of this site; otherwise the dashboard. */
export function pathAfterLink(redirectTo: string | null): string {
  try {
    const url = new URL(redirectTo ?? '', location.origin);
    return url.origin === location.origin && url.pathname !== '/'
      ? safeReturnPath(url.pathname + url.search)
      : '/dashboard';
  } catch {
    return '/dashboard';
  }
}
