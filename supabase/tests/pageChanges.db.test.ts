import postgres from 'postgres';
import { databaseUrl, guest, sql } from './support/backend.ts';
import { done } from './support/outcomes.ts';
import { artist, listener, type Person } from './support/people.ts';
import { draft, release } from './support/releases.ts';

type Answer = { next: string; changes: [number, string][] | null };

const read = async (after?: string) =>
  (await done(guest().rpc('page_changes', after === undefined ? {} : { after }))) as Answer;
const tagOf = (id: string) => `id-${id.slice(0, 8)}`;

/** The tags of pages that `work` changes, as a guest reads them. */
async function tagsOf(work: () => PromiseLike<unknown>): Promise<Set<string>> {
  const { next } = await read();
  await work();
  return new Set((await read(next)).changes!.map(([, tag]) => tag));
}

let ada: Person;
let lena: Person;
beforeAll(async () => {
  [ada, lena] = [await artist('Ada'), await listener('Lena')];
});

describe('A change of what guests see', () => {
  it('names the pages of an album, of its artist, and lists', async () => {
    const { id, trackId } = await release(ada);
    const wanted = [tagOf(id), tagOf(ada.id), 'lists'];
    const edit = () => done(ada.rest.from('albums').update({ title: 'Renamed' }).eq('id', id).select());
    expect([...(await tagsOf(edit))]).toEqual(expect.arrayContaining(wanted));
    const editTrack = () => done(ada.rest.from('tracks').update({ title: 'Renamed' }).eq('id', trackId).select());
    expect(await tagsOf(editTrack)).toContain(tagOf(id));
    const withdraw = () => done(ada.rest.rpc('withdraw_album', { album_id: id }));
    expect([...(await tagsOf(withdraw))]).toEqual(expect.arrayContaining(wanted));
  });

  it('names the page of an artist and lists when an album comes out', async () => {
    const tags = await tagsOf(() => release(ada));
    expect([...tags]).toEqual(expect.arrayContaining([tagOf(ada.id), 'lists']));
  });

  it('names the page of a person', async () => {
    const rename = () => done(lena.rest.from('profiles').update({ name: 'Lena L' }).eq('id', lena.id).select());
    expect(await tagsOf(rename)).toContain(tagOf(lena.id));
    const hide = () => done(lena.rest.from('privacy_settings').upsert({ user_id: lena.id, show_playlists: false }).select()); // prettier-ignore
    expect(await tagsOf(hide)).toContain(tagOf(lena.id));
  });

  it('names the page of a shared playlist, when it gets a track too', async () => {
    const { trackId } = await release(ada);
    const row = { user_id: lena.id, name: 'Shared', is_shared: true };
    const { id } = await done(lena.rest.from('playlists').insert(row).select().single());
    const add = () =>
      done(lena.rest.from('playlist_tracks').insert({ playlist_id: id, track_id: trackId, position: 0 }).select());
    expect(await tagsOf(add)).toContain(tagOf(id));
    const remove = () => done(lena.rest.from('playlist_tracks').delete().eq('playlist_id', id).select());
    expect(await tagsOf(remove)).toContain(tagOf(id));
    const unshare = () => done(lena.rest.from('playlists').update({ is_shared: false }).eq('id', id).select());
    expect(await tagsOf(unshare)).toContain(tagOf(id));
  });

  it('is not noted of what guests do not see: who may write to a person', async () => {
    const other = await listener('Olaf');
    const tags = await tagsOf(async () => {
      for (const allow_messages of ['nobody', 'followed'] as const)
        await done(other.rest.from('privacy_settings').upsert({ user_id: other.id, allow_messages }).select());
    });
    expect(tags).not.toContain(tagOf(other.id));
  });

  it('is not noted of what guests do not see: a draft, a private playlist', async () => {
    const album = await draft(ada);
    const row = { user_id: lena.id, name: 'Private' };
    const { id } = await done(lena.rest.from('playlists').insert(row).select().single());
    const tags = await tagsOf(async () => {
      await done(ada.rest.from('albums').update({ title: 'Still a draft' }).eq('id', album.id).select());
      await done(lena.rest.from('playlists').update({ name: 'Still private' }).eq('id', id).select());
    });
    expect(tags).not.toContain(tagOf(album.id));
    expect(tags).not.toContain(tagOf(id));
  });
});

describe('The changes', () => {
  it('of a transaction that ends later than one that began after it are not missed', async () => {
    const early = postgres(databaseUrl(), { max: 1, onnotice: () => undefined });
    const note = (on: postgres.ISql, tag: string) => on`select private.note_page_changes(${tag})`;
    let { next } = await read();
    const seen = async () => {
      const answer = await read(next);
      next = answer.next;
      return answer.changes!.map(([, tag]) => tag);
    };
    try {
      const before = await early.begin(async (transaction) => {
        await note(transaction, 'id-early');
        await note(sql(), 'id-late');
        return seen();
      });
      expect(before).toContain('id-late');
      expect(before).not.toContain('id-early');
      expect(await seen()).toContain('id-early');
    } finally {
      await early.end({ timeout: 5 });
    }
  });

  it('are forgotten after an hour', async () => {
    const { id } = await release(ada);
    await sql()`update private.page_changes set changed_at = now() - interval '61 minutes' where tag = ${tagOf(id)}`;
    const left = async () =>
      (await sql()<{ count: number }[]>`select count(*)::int from private.page_changes where tag = ${tagOf(id)}`)[0]!
        .count;
    expect(await left()).toBeGreaterThan(0);
    await release(ada);
    expect(await left()).toBe(0);
  });

  it('cost a shop with many changes no more than a quiet one', async () => {
    const undone = new Error('undone');
    const blocks = new Promise<number>((resolve, reject) => {
      const work = async (transaction: postgres.ISql) => {
        await transaction`insert into private.page_changes (tag) select 'id-' || n from generate_series(1, 50000) as n`;
        await transaction`analyze private.page_changes`;
        const [row] = await transaction<{ 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number } }] }[]>`
          explain (analyze, buffers, format json) select private.note_page_changes('lists')`;
        resolve(row!['QUERY PLAN'][0].Plan['Shared Hit Blocks']);
        throw undone;
      };
      sql()
        .begin(work)
        .catch((error: unknown) => error !== undone && reject(error as Error));
    });
    // All changes of the last hour are several hundred blocks.
    expect(await blocks).toBeLessThan(150);
  });

  it('themselves cannot be read or written by guests and people', async () => {
    const { count } = (
      await sql()<{ count: number }[]>`
        select count(*)::int from (values ('anon'), ('authenticated')) as caller (name)
        where has_schema_privilege(name, 'private', 'usage') and has_any_column_privilege(name, 'private.page_changes', 'select, insert')`
    )[0]!;
    expect(count).toBe(0);
  });
});
