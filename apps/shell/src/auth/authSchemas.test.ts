/** @jest-environment node */
import type * as z from 'zod/mini';
import texts from '../../locales/en/shell.json';
import { forgotSchema, loginSchema, resetSchema, signupSchema } from './authSchemas';

/** What a form says about what was typed, field by field, in English. */
function complaintsOf(schema: z.ZodMiniType, typed: object): string[] {
  const answer = schema.safeParse(typed);
  const textOf = (key: string) =>
    key.split('.').reduce<unknown>((branch, part) => (branch as Record<string, unknown>)[part], texts) as string;
  return answer.success ? [] : answer.error.issues.map(({ path, message }) => `${path.join('.')}: ${textOf(message)}`);
}

const GOOD = 'Str0ng!pass';
const person = { name: 'Lena', email: 'lena@example.com', kind: 'customer', password: GOOD, confirmation: GOOD };

describe('logging in', () => {
  it.each(['', 'lena', 'lena@', '@example.com'])('wants a valid address, not %j', (email) => {
    expect(complaintsOf(loginSchema, { email, password: 'x' })).toEqual(['email: Please enter a valid email address']);
  });

  it('wants a password', () => {
    expect(complaintsOf(loginSchema, { email: 'lena@example.com', password: '' })).toEqual([
      'password: Password is required',
    ]);
  });
});

describe('signing up', () => {
  it('takes what meets every rule', () => expect(complaintsOf(signupSchema, person)).toEqual([]));

  it('wants a name of 2 characters, spaces at its ends not counted', () => {
    expect(complaintsOf(signupSchema, { ...person, name: ' L ' })).toEqual([
      'name: Name must be at least 2 characters',
    ]);
    expect(complaintsOf(signupSchema, { ...person, name: 'Li' })).toEqual([]);
  });

  it.each([
    ['Aa1!aaa', 'Password must be at least 8 characters'],
    ['str0ng!pass', 'Password must contain at least one uppercase letter'],
    ['STR0NG!PASS', 'Password must contain at least one lowercase letter'],
    ['Strong!pass', 'Password must contain at least one number'],
    ['Str0ngpass', 'Password must contain at least one special character'],
  ])('does not take the password %s: %s', (password, words) => {
    expect(complaintsOf(signupSchema, { ...person, password, confirmation: password })).toEqual([`password: ${words}`]);
  });

  it('wants the password twice', () => {
    expect(complaintsOf(signupSchema, { ...person, confirmation: 'Str0ng!pasS' })).toEqual([
      "confirmation: Passwords don't match",
    ]);
  });
});

describe('a forgotten password', () => {
  it('is asked for with a valid address', () => {
    expect(complaintsOf(forgotSchema, { email: 'lena' })).toEqual(['email: Please enter a valid email address']);
    expect(complaintsOf(forgotSchema, { email: ' lena@example.com ' })).toEqual([]);
  });

  it('is replaced by one of 8 characters at least', () => {
    expect(complaintsOf(resetSchema, { password: 'Aa1!aaa', confirmation: 'Aa1!aaa' })).toEqual([
      'password: Password must be at least 8 characters',
    ]);
  });

  it('is replaced by one that was typed the same way twice', () => {
    expect(complaintsOf(resetSchema, { password: GOOD, confirmation: '' })).toEqual([
      'confirmation: Passwords do not match',
    ]);
  });
});
