import { callFunction as callAs } from '../../servers/testing/kit/callFunction';
import type { Person } from './people';
import type { Product } from './startProduct';

/** Calls an edge function as a person, or as the schedule. */
export async function callFunction<Answer>(
  product: Product,
  name: string,
  body: object,
  who: Person | 'clock',
): Promise<Answer> {
  const token = who === 'clock' ? product.serviceKey : who.token;
  const response = await callAs(product, name, body, token);
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
