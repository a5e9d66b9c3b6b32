import { randomUUID } from 'node:crypto';
import type { UserRow } from './users.ts';

/** The only form of an account that the API returns: without hash and tokens. */
export function presentUser(user: UserRow) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    email_confirmed_at: iso(user.email_confirmed_at),
    phone: user.phone ?? '',
    phone_confirmed_at: iso(user.phone_confirmed_at),
    confirmation_sent_at: iso(user.confirmation_sent_at),
    confirmed_at: iso(user.email_confirmed_at ?? user.phone_confirmed_at),
    recovery_sent_at: iso(user.recovery_sent_at),
    invited_at: iso(user.invited_at),
    new_email: user.email_change || undefined,
    email_change_sent_at: iso(user.email_change_sent_at),
    new_phone: user.phone_change || undefined,
    phone_change_sent_at: iso(user.phone_change_sent_at),
    reauthentication_sent_at: iso(user.reauthentication_sent_at),
    last_sign_in_at: iso(user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: [...(user.email ? [emailIdentity(user)] : []), ...(user.phone ? [phoneIdentity(user)] : [])],
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    banned_until: iso(user.banned_until),
    is_anonymous: false,
  };
}

export type PresentedUser = ReturnType<typeof presentUser>;

/** The response to a sign-up with a taken e-mail while confirmation is on: looks like a new account, without a row. */
export function presentObfuscatedUser(email: string, metadata: Record<string, unknown>): PresentedUser {
  const now = new Date();
  return presentUser({
    id: randomUUID(),
    email,
    encrypted_password: null,
    email_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: '',
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    phone: null,
    phone_confirmed_at: null,
    phone_change: '',
    phone_change_sent_at: null,
    reauthentication_sent_at: null,
    invited_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: metadata,
    created_at: now,
    updated_at: now,
    banned_until: null,
  });
}

const emailIdentity = (user: UserRow) => ({
  ...identity(user, 'email'),
  identity_data: { email: user.email, email_verified: user.email_confirmed_at !== null, sub: user.id },
  email: user.email ?? undefined,
});

const phoneIdentity = (user: UserRow) => ({
  ...identity(user, 'phone'),
  identity_data: { phone: user.phone, phone_verified: user.phone_confirmed_at !== null, sub: user.id },
});

const identity = (user: UserRow, provider: string) => ({
  identity_id: user.id,
  id: user.id,
  user_id: user.id,
  provider,
  created_at: user.created_at.toISOString(),
  updated_at: user.updated_at.toISOString(),
});

const iso = (date: Date | null) => date?.toISOString();
