import { anonymous } from './anonymous';

test.each([
  ['Cannot read properties of undefined (reading foo)', 'Cannot read properties of undefined (reading foo)'],
  ['Failed for ada@lovelace.org', 'Failed for <e-mail>'],
  ['GET https://shop.test/album/7?token=abc failed', 'GET <url> failed'],
  ['No album 0b8f2f3c-1111-4222-8333-444455556666', 'No album <id>'],
  ['Bad token eyJhbGciOi.eyJzdWIiOi.c2ln', 'Bad token <token>'],
  ['Unexpected "Ada Lovelace" in name', 'Unexpected <text> in name'],
  ['Call +48123456789', 'Call +<number>'],
  ['a\u0000b\nc', 'a b c'],
  ['\n', '<empty>'],
])('%j is kept as %j', (message, kept) => {
  expect(anonymous(message)).toBe(kept);
});

test('at most 200 characters are kept, however many come', () => {
  expect(anonymous('x y '.repeat(5000))).toHaveLength(200);
});
