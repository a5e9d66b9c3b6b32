/** Why the auth service refused a request, as far as the user can do something about it. */
export type AuthRefusal =
  | 'invalid_credentials'
  | 'already_registered'
  | 'email_not_confirmed'
  | 'too_many_requests'
  | 'weak_password'
  | 'same_password'
  | 'wrong_code'
  | 'code_not_sent'
  | 'no_profile'
  | 'unavailable';

const BY_CODE: Record<string, AuthRefusal> = {
  invalid_credentials: 'invalid_credentials',
  user_already_exists: 'already_registered',
  email_exists: 'already_registered',
  email_not_confirmed: 'email_not_confirmed',
  weak_password: 'weak_password',
  same_password: 'same_password',
  otp_expired: 'wrong_code',
  sms_send_failed: 'code_not_sent',
};

/** Key of the message under `auth.refusals` for an error of the auth service. */
export function toRefusal(error: { code?: string; status?: number }): AuthRefusal {
  if (error.status === 429) return 'too_many_requests';
  return BY_CODE[error.code ?? ''] ?? 'unavailable';
}
