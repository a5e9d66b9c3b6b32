/** @jest-environment node */
import { cardOutcome } from './cards.ts';
import { readCardForm } from './cardForm.ts';
import { GOOD_CARD } from '../testing/payments.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const errorsOf = (changes: Partial<typeof GOOD_CARD>) =>
  Object.keys(readCardForm(new URLSearchParams({ ...GOOD_CARD, ...changes }), NOW).errors);

describe('the card form', () => {
  test('accepts a good card, grouped or not', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ cardNumber: '4242424242424242' })).toEqual([]);
  });

  test.each(['', '4242 4242 4242 424', '4242 4242 4242 42422', '4242 4242 4242 4241', '4242 4242 4242 424a'])(
    'Invalid Card Number: %p',
    (cardNumber) => expect(errorsOf({ cardNumber })).toEqual(['cardNumber']),
  );
  test.each(['', '   '])('Missing Name: %p', (cardholder) => expect(errorsOf({ cardholder })).toEqual(['cardholder']));
  test.each(['', '1/30', '13/30', '00/30', '1230', '10/26', '12/2030'])('Invalid Expiry Date: %p', (expiry) =>
    expect(errorsOf({ expiry })).toEqual(['expiry']),
  );
  test('a card is valid until the end of its month', () => expect(errorsOf({ expiry: '11/26' })).toEqual([]));
  test.each(['', '12', '1234', '12a'])('Invalid CVC: %p', (cvc) => expect(errorsOf({ cvc })).toEqual(['cvc']));
  test.each(['', 'ada', '@example.com', 'a b@c'])('Invalid Email: %p', (email) =>
    expect(errorsOf({ email })).toEqual(['email']),
  );
  test('an empty form shows all errors at once', () => {
    expect(Object.keys(readCardForm(new URLSearchParams(), NOW).errors)).toHaveLength(5);
  });
});

describe('the test cards', () => {
  test.each([
    ['4242424242424242', 'success'],
    ['4000002500003155', 'challenge'],
    ['4000000000000002', { code: 'card_declined', declineCode: 'generic_decline' }],
    ['4000000000009995', { code: 'card_declined', declineCode: 'insufficient_funds' }],
  ])('%s: %p', (digits, outcome) => expect(cardOutcome(digits)).toEqual(outcome));

  test('a real card is never accepted', () => {
    expect(cardOutcome('4111111111111111')).toEqual({ code: 'card_declined', declineCode: 'test_mode_live_card' });
  });
});
