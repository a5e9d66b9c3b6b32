/** The secret key of every test shop's payment provider. */
export const PROVIDER_KEY = 'sk_test_fairtone_local';

/**
 * Calls a test switch of the payment provider, e.g. `webhooks/withhold`; the backend has them with PAYMENTS_TEST_CONTROL=1.
 * @param body a string is sent as JSON, fields as a form
 */
export async function controlProvider<Answer = unknown>(
  paymentsUrl: string,
  path: string,
  body?: string | Record<string, string>,
): Promise<Answer> {
  const response = await fetch(`${paymentsUrl}/test/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${PROVIDER_KEY}` },
    ...(body && { body: typeof body === 'string' ? body : new URLSearchParams(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
