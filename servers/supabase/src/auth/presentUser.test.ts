/** @jest-environment node */
import { presentUser } from './presentUser.ts';

const at = new Date('2026-01-02T03:04:05Z');
const account = {
  id: 'f3b6a3de-9d1f-4a9c-8a36-0f5d51f3a001',
  email: 'lena@example.com',
  encrypted_password: '$2a$10$secret',
  email_confirmed_at: at,
  phone: '491701234567',
  phone_confirmed_at: null,
  raw_app_meta_data: {},
  raw_user_meta_data: { full_name: 'Lena' },
  created_at: at,
  updated_at: at,
} as never;

it('an account has an identity for its e-mail and one for its phone, and does not show its password', () => {
  const user = presentUser(account);
  expect(user.identities).toMatchObject([
    { provider: 'email', identity_data: { email: 'lena@example.com', email_verified: true } },
    { provider: 'phone', identity_data: { phone: '491701234567', phone_verified: false } },
  ]);
  expect(JSON.stringify(user)).not.toContain('secret');
});
