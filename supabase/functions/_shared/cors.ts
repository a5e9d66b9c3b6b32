import { optionalEnv, siteUrl } from './env.ts';

/** Origins whose pages may call the functions: the shop's own and those listed in ALLOWED_ORIGINS. Never `*`. */
function isAllowed(origin: string): boolean {
  const listed = (optionalEnv('ALLOWED_ORIGINS') ?? '').split(',').map((entry) => entry.trim().replace(/\/+$/, ''));
  return origin === siteUrl() || listed.includes(origin);
}

export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('origin');
  if (!origin || !isAllowed(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info, x-region',
    'access-control-max-age': '7200',
  };
}
