import { readFileSync } from 'node:fs';
import { sql } from './support/backend.ts';
import { artist } from './support/people.ts';
import { draft, readyTrack } from './support/releases.ts';

const MIGRATION = 'supabase/migrations/20261125010610_levels_of_streams.sql';

test('levels that were measured before the encoder become those of its streams; silence stays silence', async () => {
  const ada = await artist('Ada');
  const album = await draft(ada);
  const given = [
    { track_number: 1, loudness_lufs: -14, true_peak_db: -1 },
    { track_number: 2, loudness_lufs: -70, true_peak_db: -120 },
    { track_number: 3 },
  ];
  for (const fields of given) await readyTrack(ada, album.id, fields);
  const undo = new Error('undo');
  let seen: unknown;
  await sql()
    .begin(async (run) => {
      await run.unsafe(readFileSync(MIGRATION, 'utf8'));
      seen =
        await run`select loudness_lufs, true_peak_db from tracks where album_id = ${album.id} order by track_number`;
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  expect([...(seen as object[])]).toEqual([
    { loudness_lufs: expect.closeTo(-14.45, 3), true_peak_db: expect.closeTo(-1.45, 3) },
    { loudness_lufs: -70, true_peak_db: -120 },
    { loudness_lufs: null, true_peak_db: null },
  ]);
});
