import { server } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';

/** An artist, a listener and a moderator. */
export async function moderatedShop() {
  const [ada, lena, mod] = await Promise.all([artist('Ada'), listener('Lena'), listener('Mo Derator')]);
  await done(server().rpc('grant_role', { user_id: mod.id, role: 'moderator' }));
  return { ada, lena, mod };
}

export type Kind = 'album' | 'track' | 'profile' | 'message' | 'playlist';

export const report = (who: Person, subject_kind: Kind, subject_id: string, reason = 'spam') =>
  who.rest.rpc('report_content', { subject_kind, subject_id, reason, details: 'Look at this.' });

export const hide = (
  who: Person,
  subject_kind: Kind,
  subject_id: string,
  more: { note?: string; is_legal?: boolean } = {},
) => who.rest.rpc('hide_content', { subject_kind, subject_id, ...more });

export const restore = (who: Person, subject_kind: Kind, subject_id: string) =>
  who.rest.rpc('restore_content', { subject_kind, subject_id });

export const canRead = async (
  rest: Person['rest'],
  table: 'albums' | 'tracks' | 'profiles' | 'playlists',
  id: string,
) => (await done(rest.from(table).select('id').eq('id', id))).length === 1;
