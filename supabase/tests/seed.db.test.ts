import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from './support/backend.ts';

class RollBack extends Error {}

test('the seed of the Supabase CLI works with the migrations, and can run twice', async () => {
  const seed = readFileSync(join(process.cwd(), 'supabase/seed.sql'), 'utf8');
  const work = sql().begin(async (transaction) => {
    for (let times = 0; times < 2; times += 1) await transaction.unsafe(seed).simple();
    const people = await transaction`
      select profiles.name, profiles.role, users.encrypted_password = extensions.crypt('Fairtone-demo-1', users.encrypted_password) as opens
      from auth.users join public.profiles using (id) where id::text like '5eed0000-%' order by profiles.role`;
    expect(people.map((row) => ({ ...row }))).toEqual([
      { name: 'Ada Artist', role: 'artist', opens: true },
      { name: 'Lena Listener', role: 'customer', opens: true },
    ]);
    throw new RollBack();
  });
  await expect(work).rejects.toThrow(RollBack);
});
