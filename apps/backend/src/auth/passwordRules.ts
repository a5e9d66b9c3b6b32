import { AuthError } from './authError.ts';

/** bcrypt reads no further: a longer password would be cut in silence. */
const MAX_BYTES = 72;
const MIN_LENGTH = 8;

/** The five rules of the sign-up form, held by the server too. */
export function checkPassword(password: string): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw new AuthError(422, 'weak_password', `Password cannot be longer than ${MAX_BYTES} bytes`, {
      weakPasswordReasons: ['length'],
    });
  }
  if (password.includes('\0')) throw new AuthError(400, 'validation_failed', 'Password contains a null character');
  const reasons = [
    ...([...password].length < MIN_LENGTH ? ['length'] : []),
    ...([/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\p{N}\s]/u].every((rule) => rule.test(password)) ? [] : ['characters']),
  ];
  if (reasons.length === 0) return;
  throw new AuthError(
    422,
    'weak_password',
    `Password should be at least ${MIN_LENGTH} characters and contain an upper case letter, a lower case letter, a digit and a special character`,
    { weakPasswordReasons: reasons },
  );
}
