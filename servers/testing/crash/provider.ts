import { withSql, type Backend } from '../clients.ts';

const KEY = 'sk_test_fairtone_local';

/** Orders about which provider and shop disagree: paid there but not here, or granted here but not paid there. */
export async function paymentMismatches(backend: Backend & { paymentsUrl: string | null }): Promise<string[]> {
  const orders = await withSql(
    backend,
    (sql) =>
      sql<
        { id: string; state: string; session: string }[]
      >`select id, state, provider_session_id as session from public.orders where provider_session_id is not null`,
  );
  const found = await Promise.all(
    orders.map(async ({ id, state, session }) => {
      const answer = await fetch(`${backend.paymentsUrl}/v1/checkout/sessions/${session}`, {
        headers: { authorization: `Bearer ${KEY}` },
      });
      const { payment_status: status } = (await answer.json()) as { payment_status?: string };
      return (status === 'paid') === (state === 'paid') ? [] : [`order ${id} is ${state}, the provider says ${status}`];
    }),
  );
  return found.flat();
}
