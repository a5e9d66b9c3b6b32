import { passesLuhn } from './cards.ts';

export type FieldName = 'cardNumber' | 'cardholder' | 'expiry' | 'cvc' | 'email';
/** Error messages by field. */
export type FieldErrors = Partial<Record<FieldName, true>>;

export interface CardForm {
  digits: string;
  cardholder: string;
  expiryMonth: number;
  expiryYear: number;
  email: string;
}

function isExpiryValid(expiry: string, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry);
  if (!match) return false;
  // A card is valid until the last day of its month.
  return new Date(Date.UTC(2000 + Number(match[2]), Number(match[1]), 1)) > now;
}

/** Parses the posted card form. */
export function readCardForm(posted: URLSearchParams, now: Date): { form: CardForm; errors: FieldErrors } {
  const field = (name: FieldName) => (posted.get(name) ?? '').trim().slice(0, 320);
  const digits = field('cardNumber').replace(/[ -]/g, '');
  const expiry = field('expiry').replace(/\s/g, '');
  const errors: FieldErrors = {
    ...(!(/^\d{16}$/.test(digits) && passesLuhn(digits)) && { cardNumber: true }),
    ...(field('cardholder') === '' && { cardholder: true }),
    ...(!isExpiryValid(expiry, now) && { expiry: true }),
    ...(!/^\d{3}$/.test(field('cvc')) && { cvc: true }),
    ...(!/^[^\s@]+@[^\s@]+$/.test(field('email')) && { email: true }),
  };
  const form: CardForm = {
    digits,
    cardholder: field('cardholder'),
    expiryMonth: Number(expiry.slice(0, 2)),
    expiryYear: 2000 + Number(expiry.slice(3)),
    email: field('email'),
  };
  return { form, errors };
}
