/** @jest-environment node */
import type * as z from 'zod/mini';
import texts from '../../locales/en/shell.json';
import { forgotSchema, loginSchema, resetSchema, signupSchema } from './authSchemas';

/** The errors of a form for some input, each as field and English message. */
function errorsOf(schema: z.ZodMiniType, typed: object): string[] {
  const answer = schema.safeParse(typed);
  const textOf = (key: string) =>
    key.split('.').reduce<unknown>((branch, part) => (branch as Record<string, unknown>)[part], texts) as string;
  return answer.success ? [] : answer.error.issues.map(({ path, message }) => `${path.join('.')}: ${textOf(message)}`);
}

const GOOD = 'Str0ng!pass';
const person = { name: 'Lena', email: 'lena@example.com', kind: 'customer', password: GOOD, confirmation: GOOD };

describe('logging in', () => {
  it.each(['', 'lena', 'lena@', '@example.com'])('requires a valid e-mail address, not %j', (email) => {
    expect(errorsOf(loginSchema, { email, password: 'x' })).toEqual(['email: Please enter a valid email address']);
  });

  it('requires a password', () => {
    expect(errorsOf(loginSchema, { email: 'lena@example.com', password: '' })).toEqual([
      'password: Password is required',
    ]);
  });
});

describe('signing up', () => {
  it('accepts input that meets every rule', () => expect(errorsOf(signupSchema, person)).toEqual([]));

  it('requires a name of 2 characters, spaces at its ends not counted', () => {
    expect(errorsOf(signupSchema, { ...person, name: ' L ' })).toEqual(['name: Name must be at least 2 characters']);
    expect(errorsOf(signupSchema, { ...person, name: 'Li' })).toEqual([]);
  });

  it.each([
    ['Aa1!aaa', 'Password must be at least 8 characters'],
    ['str0ng!pass', 'Password must contain at least one uppercase letter'],
    ['STR0NG!PASS', 'Password must contain at least one lowercase letter'],
    ['Strong!pass', 'Password must contain at least one number'],
    ['Str0ngpass', 'Password must contain at least one special character'],
  ])('refuses the password %s: %s', (password, words) => {
    expect(errorsOf(signupSchema, { ...person, password, confirmation: password })).toEqual([`password: ${words}`]);
  });

  it('requires the same password twice', () => {
    expect(errorsOf(signupSchema, { ...person, confirmation: 'Str0ng!pasS' })).toEqual([
      "confirmation: Passwords don't match",
    ]);
  });
});

describe('a forgotten password', () => {
  it('can be reset with a valid e-mail address', () => {
    expect(errorsOf(forgotSchema, { email: 'lena' })).toEqual(['email: Please enter a valid email address']);
    expect(errorsOf(forgotSchema, { email: ' lena@example.com ' })).toEqual([]);
  });

  it('is replaced by one of at least 8 characters', () => {
    expect(errorsOf(resetSchema, { password: 'Aa1!aaa', confirmation: 'Aa1!aaa' })).toEqual([
      'password: Password must be at least 8 characters',
    ]);
  });

  it('is replaced by one that was typed twice', () => {
    expect(errorsOf(resetSchema, { password: GOOD, confirmation: '' })).toEqual([
      'confirmation: Passwords do not match',
    ]);
  });
});
