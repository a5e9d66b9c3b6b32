/**
 * Headers with which a program sends an API key of Supabase: `sb_publishable_…` and `sb_secret_…` are no tokens and are sent as `apikey`
 * alone. A legacy key (anon, service_role) is a JWT, whose role older projects read from the bearer.
 * https://supabase.com/docs/guides/getting-started/api-keys
 */
export const keyHeaders = (key: string): Record<string, string> => ({
  apikey: key,
  ...(key.startsWith('eyJ') && { authorization: `Bearer ${key}` }),
});
