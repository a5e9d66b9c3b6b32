/** @jest-environment node */
import type { SupabaseSecrets } from '../settings.ts';
import { keyRefusal, ownKey, roleOfKey, type KeyHeaders } from './apiKey.ts';

const [GUEST, NEXT_GUEST, SERVICE] = ['sb_publishable_1', 'sb_publishable_2', 'sb_secret_1'];
const LEGACY = { anonKey: 'eyJ.anon', serviceKey: 'eyJ.service' };
const apiKeys = { publishable: { default: NEXT_GUEST!, previous: GUEST! }, secret: { default: SERVICE! } };
const secrets = { ...LEGACY, apiKeys: () => apiKeys } as unknown as SupabaseSecrets;

it.each([
  [GUEST, 'anon'],
  [NEXT_GUEST, 'anon'],
  [LEGACY.anonKey, 'anon'],
  [SERVICE, 'service_role'],
  [LEGACY.serviceKey, 'service_role'],
  ['sb_secret_2', null],
  ['sb_secret_1 ', null],
  ['default', null],
  ['', null],
  [null, null],
])('the key %j is of %j', (key, role) => {
  expect(roleOfKey(key, secrets)).toBe(role);
});

const refusalOf = (headers: Partial<KeyHeaders>) =>
  keyRefusal({ apikey: null, authorization: null, userAgent: 'node', ...headers }, secrets)?.message ?? null;

it.each<[string, Partial<KeyHeaders>, string | null]>([
  ['no key', {}, 'No API key found in request'],
  ['a key as the bearer only', { authorization: `Bearer ${SERVICE}` }, 'No API key found in request'],
  ['an unknown key', { apikey: 'sb_secret_2' }, 'Invalid API key'],
  ['a key alone', { apikey: SERVICE }, null],
  ['a key that is the bearer too', { apikey: GUEST, authorization: `Bearer ${GUEST}` }, null],
  ['a person’s token', { apikey: GUEST, authorization: 'Bearer a.b.c' }, null],
  ['the secret key behind that of guests', { apikey: GUEST, authorization: `Bearer ${SERVICE}` }, 'Invalid API key'],
  ['the key of guests behind the secret one', { apikey: SERVICE, authorization: `Bearer ${GUEST}` }, 'Invalid API key'],
  [
    'the secret key in a browser',
    { apikey: SERVICE, userAgent: 'Mozilla/5.0 (X11)' },
    expect.stringMatching('browser') as string,
  ],
  ['the key of guests in a browser', { apikey: GUEST, userAgent: 'Mozilla/5.0 (X11)' }, null],
])('%s: the answer fits it', (_what, headers, message) => {
  expect(refusalOf(headers)).toEqual(message);
});

it('the product uses the key named default, and any other where somebody deleted that', () => {
  expect(ownKey(apiKeys.publishable)).toBe(NEXT_GUEST);
  expect(ownKey({ other: 'sb_secret_3' })).toBe('sb_secret_3');
  expect(() => ownKey({})).toThrow('npm run keys');
});
