import { brokenPasswordRules, NAME_MIN, type PasswordRule } from '@fairtone/domain';
// `zod/mini`, because parts of the whole library that only these forms use would be in the shell's first bundle.
import * as z from 'zod/mini';

/** Error messages are translation keys of the shell. */
const email = z.pipe(z.string().check(z.trim()), z.email('auth.errors.email'));

const ruleMessages: Record<PasswordRule, string> = {
  length: 'auth.errors.passwordLength',
  uppercase: 'auth.errors.passwordUppercase',
  lowercase: 'auth.errors.passwordLowercase',
  number: 'auth.errors.passwordNumber',
  special: 'auth.errors.passwordSpecial',
  tooLong: 'auth.errors.passwordTooLong',
};

const newPassword = z.string().check(({ value, issues }) => {
  for (const rule of brokenPasswordRules(value))
    issues.push({ code: 'custom', message: ruleMessages[rule], input: value });
});

export const loginSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'auth.errors.passwordRequired')),
});

export const signupSchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(NAME_MIN, 'auth.errors.name')),
    email,
    kind: z.enum(['customer', 'artist']),
    password: newPassword,
    confirmation: z.string(),
  })
  .check(
    z.refine((form) => form.password === form.confirmation, {
      path: ['confirmation'],
      message: 'auth.errors.passwordsDontMatch',
      // Shown with the password's other errors, not only after those are fixed.
      when: () => true,
    }),
  );

/** Accepts numbers with spaces, brackets and hyphens, and `00` for `+`. */
const phone = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+')),
  ),
  z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, 'auth.errors.phone')),
);

export const phoneSchema = z.object({ phone });

export const codeSchema = z.object({
  code: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replaceAll(/\s/g, '')),
    ),
    z.string().check(z.regex(/^\d{6,10}$/, 'auth.errors.code')),
  ),
});

export const forgotSchema = z.object({ email });

export const resetSchema = z.object({ password: newPassword, confirmation: z.string() }).check(
  z.refine((form) => form.password === form.confirmation, {
    path: ['confirmation'],
    message: 'auth.errors.passwordsDoNotMatch',
    when: () => true,
  }),
);
