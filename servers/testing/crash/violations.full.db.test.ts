import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUp, withSql } from '../clients.ts';
import { startBackend } from '../startBackend.ts';
import { emptyJournal } from './journal.ts';
import { seeded } from './random.ts';
import { findViolations } from './violations.ts';
import { publishAlbum, startWork } from './work.ts';

test('the check finds lost and half-done changes', async () => {
  const backend = await startBackend();
  try {
    const [journal, artist] = [emptyJournal(), await signUp(backend, 'artist')];
    const shop = await publishAlbum(backend, journal, artist);
    const work = startWork({ backend, journal, shop, random: seeded(1) });
    for (
      let tries = 0;
      tries < 200 && (journal.follows.length === 0 || journal.objects.length < 3 || journal.paid.length === 0);
      tries += 1
    )
      await sleep(50);
    await work.stop();
    expect(await findViolations(backend, journal, false)).toEqual([]);
    const [{ version }] = await withSql(backend, async (sql) => {
      await sql`set session_replication_role = replica`;
      await sql`delete from user_follows`;
      await sql`delete from purchases`;
      await sql`delete from ledger_entries where account = 'artist'`;
      await sql`delete from storage.objects where bucket_id = 'audio_files'`;
      return sql<[{ version: string }]>`select version from storage.objects limit 1`;
    });
    rmSync(join(backend.dataDir, 'storage/objects', version.slice(0, 2), version));
    const found = (await findViolations(backend, journal, true)).join('\n');
    for (const word of [
      'lost of follows',
      'right to download',
      'ledger sums',
      'does not sum to zero',
      'public album without a stream',
      'row without its file',
      'file without a row',
      'count of followers',
    ])
      expect(found).toContain(word);
  } finally {
    await backend.stop();
  }
}, 120_000);
