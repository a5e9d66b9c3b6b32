const KNOWN_CODES = [
  'same_password',
  'weak_password',
  'reauthentication_needed',
  'reauthentication_not_valid',
  'over_request_rate_limit',
  'over_email_send_rate_limit',
  'email_address_invalid',
] as const;

export type AuthRefusal = (typeof KNOWN_CODES)[number] | 'session' | 'generic';

/** Why the auth service refused, as a key under `settings.authError`; `generic` for codes without a text. */
export function authRefusal(error: unknown): AuthRefusal {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  if (name === 'AuthSessionMissingError') return 'session';
  return KNOWN_CODES.find((known) => known === code) ?? 'generic';
}
