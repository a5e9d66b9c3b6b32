import { sharedBackend } from '../../../servers/testing/clients.ts';
import { server, sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { buy, draft, orderOf, readyTrack, release } from '../support/releases.ts';
import { countPlay } from '../support/listening.ts';

/** A person with private data of every kind, and an artist with music in every state. */
export async function makeVictim() {
  const [victim, ada] = [await listener('Vera Victim'), await artist('Ada Artist')];
  const [album, free] = [await release(ada), await release(ada, { price: 0 })];
  const hidden = await draft(ada, { title: 'Not out yet' });
  const hiddenTrack = await readyTrack(ada, hidden.id, { title: 'Nobody hears this' });
  await buy(victim, album);
  await orderOf(victim, [{ album_id: (await release(ada)).id }]);
  await countPlay(victim, free.trackId);
  await done(victim.rest.from('user_favorites').insert({ track_id: album.trackId }).select());
  const playlist = await done(victim.rest.from('playlists').insert({ name: 'Secret songs' }).select().single());
  await done(victim.rest.from('playlist_tracks').insert({ playlist_id: playlist.id, track_id: album.trackId, position: 0 }).select()); // prettier-ignore
  await done(server().from('notifications').insert({ user_id: victim.id, kind: 'follower', payload: { note: 'for Vera only' } }).select()); // prettier-ignore
  return { victim, ada, album, free, hidden, hiddenTrack, playlist };
}

export type Scene = Awaited<ReturnType<typeof makeVictim>>;

/** A plain request to the data API that the official client would never send. */
export function rest(who: Person | null, path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const { url, anonKey } = sharedBackend();
  return fetch(`${url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: anonKey, ...(who && { authorization: `Bearer ${who.token}` }), 'content-type': 'application/json', ...init.headers },
  }); // prettier-ignore
}

/** The rows of a response; a refused one has none. */
export const rowsOf = async (answer: Response) =>
  answer.ok ? ((await answer.json()) as Record<string, unknown>[]) : [];

type Refusal = { code: string; message: string; details: unknown; hint: unknown };

/** A refusal must have PostgREST's format: a 4xx with code, message, details and hint, and no internals. */
export async function refusal(answer: Response): Promise<Refusal> {
  const body = (await answer.json()) as Refusal;
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(body).toEqual({ code: expect.any(String), message: expect.any(String), details: body.details ?? null, hint: body.hint ?? null }); // prettier-ignore
  expect(JSON.stringify(body)).not.toMatch(/postgres:\/\/|authenticator|\/(home|tmp|var|work)\//);
  return body;
}

/** Rows as the service reads them, to check that nothing has changed. */
export const snapshot = async (table: string, column: string, id: string) =>
  JSON.stringify(
    await sql().unsafe(`select to_jsonb(it) as row from ${table} as it where ${column} = $1 order by 1`, [id]),
  );
