import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Generates an id like Stripe's: `newId('cs_test')` gives `cs_test_` and 32 random letters and digits. */
export function newId(prefix: string): string {
  let letters = '';
  while (letters.length < 32) {
    for (const byte of randomBytes(40)) if (byte < 248 && letters.length < 32) letters += ALPHABET[byte % 62];
  }
  return `${prefix}_${letters}`;
}
