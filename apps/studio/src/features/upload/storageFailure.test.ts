/** @jest-environment node */
import { failureOf } from './storageFailure';

const body = (fields: object) =>
  JSON.stringify({ error: 'invalid_mime_type', message: 'This is not audio/wav', ...fields });

describe('a refusal of the storage', () => {
  it.each([
    ['a file that breaks off', 415, body({ reason: 'truncated' }), 'truncated'],
    ['a file of another kind', 415, body({ reason: 'renamed' }), 'renamed'],
    ['a type that the bucket does not take', 415, body({}), 'unsupported'],
    ['the same, as the hosted service says it', 400, body({ statusCode: '415' }), 'unsupported'],
    ['a reason that nobody here knows', 415, body({ reason: 'haunted' }), 'unsupported'],
    ['a size beyond the limit', 413, '', 'too_large'],
    ['a token that is over, as the hosted service says it', 400, body({ statusCode: '403' }), 'refused'],
    ['a folder of somebody else', 403, 'no JSON', 'refused'],
    ['a name that is none', 400, 'null', 'rejected'],
    ['a busy server', 503, '', 'network'],
    ['no answer', 0, '', 'network'],
  ])('of %s (%i) is told as what it is', (_what, status, text, reason) => {
    expect(failureOf(status, text)).toBe(reason);
  });

  it('is none where the file arrived', () => expect(failureOf(201)).toBeUndefined());
});
