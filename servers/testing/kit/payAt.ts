/** The test card whose payments always succeed. */
const GOOD_CARD = {
  cardNumber: '4242 4242 4242 4242',
  cardholder: 'Ada Lovelace',
  expiry: '12/48',
  cvc: '123',
  email: 'receipt@example.com',
};

/** Posts the card form of the payment page. Returns the URL of the redirect, or the status of the refusal. */
export async function payAt(url: string, changes: Partial<typeof GOOD_CARD> = {}): Promise<string | number> {
  const body = new URLSearchParams({ ...GOOD_CARD, ...changes });
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return response.headers.get('location') ?? response.status;
}
