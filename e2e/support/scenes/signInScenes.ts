import { randomInt } from 'node:crypto';
import { localizedText } from './localizedText';
import type { Scene } from './runScene';

/** Logging in, signing up, and what goes wrong there. */
export const signInScenes: Scene[] = [
  { name: 'login', show: ({ open }) => open('/login') },
  {
    name: 'login-errors',
    isState: true,
    show: async ({ page, open, field, button }) => {
      await open('/login');
      await field('shell:auth.email').fill('nobody@people.test');
      await field('shell:auth.password').fill('wrong');
      await button('shell:auth.login').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'login-phone',
    isState: true,
    show: async ({ page, open }) => {
      await open('/login');
      await page.getByRole('tab', { name: localizedText('shell:auth.byPhone') }).click();
    },
  },
  {
    name: 'login-phone-code',
    isState: true,
    show: async ({ page, open, field, button }) => {
      await open('/login');
      await page.getByRole('tab', { name: localizedText('shell:auth.byPhone') }).click();
      await field('shell:auth.phone').fill(`+4915${String(randomInt(0, 1e9)).padStart(9, '0')}`);
      await button('shell:auth.sendCode').click();
      await field('shell:auth.code').waitFor();
    },
  },
  { name: 'signup', isState: true, show: ({ open }) => open('/signup') },
  {
    name: 'signup-errors',
    show: async ({ page, open, field, button }) => {
      await open('/signup');
      await field('shell:auth.fullName').fill('L');
      await field('shell:auth.email').fill('lena');
      await field('shell:auth.password').fill('short');
      await button('shell:auth.createAccount').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  { name: 'forgot-password', show: ({ open }) => open('/forgot-password') },
  { name: 'reset-password-bad-link', isState: true, show: ({ open }) => open('/reset-password') },
  { name: 'confirm-link', isState: true, show: ({ open }) => open('/auth/confirm?token_hash=unused&type=signup') },
];
