import { brokenPasswordRules, NAME_MIN, type PasswordRule } from '@fairtone/domain';
import * as z from 'zod';

/** Messages are keys of the shell's texts. */
const email = z.string().trim().pipe(z.email('auth.errors.email'));

const ruleMessages: Record<PasswordRule, string> = {
  length: 'auth.errors.passwordLength',
  uppercase: 'auth.errors.passwordUppercase',
  lowercase: 'auth.errors.passwordLowercase',
  number: 'auth.errors.passwordNumber',
  special: 'auth.errors.passwordSpecial',
  tooLong: 'auth.errors.passwordTooLong',
};

const newPassword = z.string().superRefine((password, context) => {
  for (const rule of brokenPasswordRules(password)) context.addIssue({ code: 'custom', message: ruleMessages[rule] });
});

export const loginSchema = z.object({ email, password: z.string().min(1, 'auth.errors.passwordRequired') });

export const signupSchema = z
  .object({
    name: z.string().trim().min(NAME_MIN, 'auth.errors.name'),
    email,
    kind: z.enum(['customer', 'artist']),
    password: newPassword,
    confirmation: z.string(),
  })
  .refine((form) => form.password === form.confirmation, {
    path: ['confirmation'],
    message: 'auth.errors.passwordsDontMatch',
    // Told beside the password's own mistakes, not only after they are mended.
    when: () => true,
  });

export const forgotSchema = z.object({ email });

export const resetSchema = z
  .object({ password: newPassword, confirmation: z.string() })
  .refine((form) => form.password === form.confirmation, {
    path: ['confirmation'],
    message: 'auth.errors.passwordsDoNotMatch',
    when: () => true,
  });
