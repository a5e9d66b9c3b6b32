import { server, sql } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, listener, signUp } from '../../tests/support/people';
import { buy, release } from '../../tests/support/releases';
import { call, setting } from '../_testing/calls';

type Queued = { kind: string; state: string; last_error: string | null };

const send = () => call('send-emails', {}, null, { headers: { apikey: setting('FAIRTONE_TEST_SERVICE_KEY') } });
const queuedFor = (email: string) =>
  sql()<Queued[]>`select kind, state, last_error from public.emails where to_address = ${email} order by created_at`;

/** The e-mails that a person got. */
async function newsOf(email: string): Promise<string[]> {
  await send();
  const rows = await queuedFor(email);
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
  return rows.map(({ kind }) => kind).sort();
}

describe('what really happens can be written down as an e-mail', () => {
  test('a purchase: the buyer’s receipt and the artist’s sale', async () => {
    const [ada, lena] = [await artist('Ada'), await signUp({ full_name: 'Lena', language: 'tr' })];
    await buy(lena, await release(ada), await release(ada, { title: 'Rain Maps', price: 500 }));
    expect(await newsOf(lena.email)).toEqual(['receipt']);
    expect(await newsOf(ada.email)).toEqual(['sale', 'sale']);
  });

  test('a new album of a followed artist', async () => {
    const [ada, lena] = [await artist('Ada'), await listener('Lena')];
    await done(lena.rest.from('user_follows').insert({ following_id: ada.id, follower_id: lena.id }).select());
    await release(ada);
    expect(await newsOf(lena.email)).toEqual(['new_release']);
  });

  test('a message, hidden content, content shown again', async () => {
    const [ada, lena, mod] = [await artist('Ada'), await listener('Lena'), await listener('Mo')];
    await done(server().from('user_roles').insert({ user_id: mod.id, role: 'moderator' }).select());
    await done(
      server().rpc('send_message', { sender_id: lena.id, recipient_id: ada.id, body: 'Hello!\nHow are you?' }),
    );
    const album = await release(ada);
    const subject = { subject_kind: 'album', subject_id: album.id };
    expect((await mod.rest.rpc('hide_content', subject)).error).toBeNull();
    expect((await mod.rest.rpc('restore_content', { ...subject, note: 'A mistake.' })).error).toBeNull();
    expect(await newsOf(ada.email)).toEqual(['message', 'report_answer', 'report_answer']);
  });
});
