import { AuthError } from './authError.ts';

/** Turns violated constraints of the account tables into errors that the client understands. */
export async function mapConstraintErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint_name: constraint } = error as { code?: string; constraint_name?: string };
    // Two concurrent sign-ups: the unique index decides.
    if (code === '23505' && constraint === 'users_email_key')
      throw new AuthError(422, 'user_already_exists', 'User already registered');
    if (code === '23505' && constraint === 'users_phone_key')
      throw new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered');
    if (code?.startsWith('22') || code?.startsWith('23')) {
      throw new AuthError(422, 'validation_failed', 'The account details were refused');
    }
    throw error;
  }
}
