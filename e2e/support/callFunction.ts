import type { Person } from './people';
import type { Product } from './startProduct';

/** Calls an edge function: as a person, or as the clock. */
export async function callFunction<Answer>(
  product: Product,
  name: string,
  body: object,
  who: Person | 'clock',
): Promise<Answer> {
  const token = who === 'clock' ? product.serviceKey : who.session.access_token;
  const response = await fetch(`${product.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: product.anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
