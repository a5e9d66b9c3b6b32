import { randomUUID } from 'node:crypto';
import type { Values } from '../matrix/expectation.ts';
import type { World } from '../matrix/world.ts';

/** 500 cents for the owner, both rows in one statement: the ledger refuses a single one. Returns the owner's row. */
export async function insertMovement(world: Pick<World, 'sql' | 'owner'>): Promise<Values> {
  const entry = { account: 'artist', artist_id: world.owner.id, kind: 'donation', amount_cents: 500, movement_id: randomUUID() }; // prettier-ignore
  const rows = [entry, { ...entry, account: 'platform', artist_id: null, amount_cents: -500 }];
  const columns = Object.keys(entry).join(', ');
  const made = await world.sql.unsafe(
    `insert into ledger_entries as made (${columns})
     select ${columns} from jsonb_populate_recordset(null::ledger_entries, $1::text::jsonb) returning to_jsonb(made) as row`,
    [JSON.stringify(rows)],
  );
  return made[0]!.row as Values;
}
