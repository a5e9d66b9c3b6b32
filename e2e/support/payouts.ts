import { callFunction } from './callFunction';
import type { Person } from './people';
import type { Product } from './startProduct';

/** Fills in the provider's onboarding form, so that payouts have a destination. */
export async function connectAccount(product: Product, artist: Person): Promise<void> {
  const { url } = await callFunction<{ url: string }>(product, 'connect-onboarding', {}, artist);
  await fetch(url, { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' });
  await callFunction(product, 'connect-onboarding', { refresh: true }, artist);
}

/**
 * Makes the sales of this artist eight days older, so that they are payable, and opens the month for payouts. Triggers forbid changes
 * of ledger rows, so they are disabled for this.
 */
export async function ageSales(product: Product, { id }: Person): Promise<void> {
  await product.ask((sql) =>
    sql.begin(async (database) => {
      await database`set local session_replication_role = replica`;
      await database`update public.ledger_entries set created_at = created_at - interval '8 days',
        payable_at = payable_at - interval '8 days' where artist_id = ${id}`;
      await database`delete from public.payout_runs`;
    }),
  );
}
