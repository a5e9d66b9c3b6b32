const LENA = 'f3b6a3de-9d1f-4a9c-8a36-0f5d51f3a001';

/** A user in the form of the auth service. */
export const authUser = (differences: object = {}) => ({
  id: LENA,
  email: 'lena@example.com',
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-01',
  ...differences,
});

/** Answer of the auth service to a successful sign-in; its token practically never expires. */
export const authSession = (user: ReturnType<typeof authUser>) => ({
  access_token: 'a.b.c',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user,
});

/** An error response of the auth service. */
export const authRefusal = (status: number, code: string) =>
  Response.json({ code: status, error_code: code, msg: code }, { status });
