/** @jest-environment node */
import { failureOf } from './storageFailure';

const body = (fields: object) =>
  JSON.stringify({ error: 'invalid_mime_type', message: 'This is not audio/wav', ...fields });

describe('an error of the storage', () => {
  it.each([
    ['a truncated file', 415, body({ reason: 'truncated' }), 'truncated'],
    ['a file of another kind', 415, body({ reason: 'renamed' }), 'renamed'],
    ['a type that the bucket does not take', 415, body({}), 'unsupported'],
    ['the same from hosted Supabase', 400, body({ statusCode: '415' }), 'unsupported'],
    ['an unknown reason', 415, body({ reason: 'haunted' }), 'unsupported'],
    ['a size beyond the limit', 413, '', 'too_large'],
    ['an expired token from hosted Supabase', 400, body({ statusCode: '403' }), 'refused'],
    ["another user's folder", 403, 'no JSON', 'refused'],
    ['an invalid name', 400, 'null', 'rejected'],
    ['a busy server', 503, '', 'network'],
    ['no response', 0, '', 'network'],
  ])('for %s (%i) is mapped to its upload failure', (_what, status, text, reason) => {
    expect(failureOf(status, text)).toBe(reason);
  });

  it('is none for a success', () => expect(failureOf(201)).toBeUndefined());
});
