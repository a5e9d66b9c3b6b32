import { brokenPasswordRules, PASSWORD_MAX_BYTES, PASSWORD_MIN } from '@fairtone/domain';
import { AuthError } from './authError.ts';

/** The five rules of the sign-up form and the limit of bcrypt, enforced by the server too. */
export function checkPassword(password: string): void {
  if (password.includes('\0')) throw new AuthError(400, 'validation_failed', 'Password contains a null character');
  const broken = brokenPasswordRules(password);
  if (broken.length === 0) return;
  const isLength = (rule: string) => rule === 'length' || rule === 'tooLong';
  throw new AuthError(
    422,
    'weak_password',
    broken.includes('tooLong')
      ? `Password cannot be longer than ${PASSWORD_MAX_BYTES} bytes`
      : `Password should be at least ${PASSWORD_MIN} characters and contain an upper case letter, a lower case letter, a digit and a special character`,
    {
      weakPasswordReasons: [
        ...(broken.some(isLength) ? ['length'] : []),
        ...(broken.every(isLength) ? [] : ['characters']),
      ],
    },
  );
}
