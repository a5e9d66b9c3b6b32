import { sql } from '../../support/backend';

type Change = [fault: string, was: string, becomes: string];

/** A mutation of a booking function: a part of its source, and the faulty replacement. */
export interface Mutation {
  name: string;
  changes: Change[];
  /** Index of the sequence of seed 7 that finds it; earlier ones do not. */
  foundBy: number;
}

/** The ledger's constraint would refuse a double booking. It is removed, to test whether the property finds the wrong amounts itself. */
const GUARD = 'booked_once';

export const mutations: Mutation[] = [
  {
    name: 'rounding where the share is floored',
    foundBy: 1,
    changes: [
      [
        'public.artist_share_cents(integer)',
        '((amount_cents::bigint * 85) / 100)::integer',
        'round(amount_cents * 0.85)::integer',
      ],
    ],
  },
  {
    name: 'no event is known from before, and neither is what was done for it',
    foundBy: 6,
    changes: [
      ['private.note_payment_event(text,text,jsonb)', 'return found;', 'return true;'],
      [
        'public.fulfil_order(uuid,text,text,jsonb,integer,text,integer,text)',
        'and current_order.paid_at is null then',
        'then',
      ],
      [
        'private.settle_line(uuid,uuid,text,uuid,integer)',
        'if booked is null then',
        "if booked is null or (booked <> 0 and goal = 'sold') then",
      ],
      [
        'private.book_line(uuid,uuid,uuid,integer)',
        "'sale:' || coalesce(item, donation_payment)",
        "'sale:' || coalesce(item, donation_payment) || txid_current()",
      ],
    ],
  },
  {
    name: 'a sale is reversed by each event that tells of it',
    foundBy: 1,
    changes: [
      [
        'private.settle_line(uuid,uuid,text,uuid,integer)',
        "elsif booked <> 0 and goal <> 'sold' then",
        "elsif goal <> 'sold' then",
      ],
      [
        'private.reverse_line(uuid,text)',
        '-sum(amount_cents)',
        "-sum(amount_cents) filter (where kind in ('sale', 'artist_share', 'platform_share', 'donation'))",
      ],
      ['private.reverse_line(uuid,text)', 'having sum(amount_cents) <> 0', ''],
    ],
  },
];

async function textOf(name: string): Promise<string> {
  const [row] = await sql()<{ text: string }[]>`select pg_get_functiondef(${name}::regprocedure) as text`;
  return row!.text;
}

/** Applies a mutation to the running database, and returns a function that reverts it. */
export async function applyMutation({ changes }: Mutation): Promise<() => Promise<void>> {
  const right = new Map<string, string>();
  for (const [name] of changes) right.set(name, await textOf(name));
  const faulty = new Map(right);
  for (const [name, was, becomes] of changes) {
    const text = faulty.get(name)!;
    if (!text.includes(was)) throw new Error(`${name} does not say "${was}" any more: plant the fault anew.`);
    faulty.set(name, text.replace(was, becomes));
  }
  await sql().unsafe(`alter table public.ledger_entries disable trigger ${GUARD}`);
  for (const text of faulty.values()) await sql().unsafe(text);
  return async () => {
    for (const text of right.values()) await sql().unsafe(text);
    await sql().unsafe(`alter table public.ledger_entries enable trigger ${GUARD}`);
  };
}
