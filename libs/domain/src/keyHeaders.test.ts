/** @jest-environment node */
import { keyHeaders } from './keyHeaders';

it.each([
  ['sb_publishable_1', { apikey: 'sb_publishable_1' }],
  ['sb_secret_1', { apikey: 'sb_secret_1' }],
  ['eyJh.eyJy.sig', { apikey: 'eyJh.eyJy.sig', authorization: 'Bearer eyJh.eyJy.sig' }],
])('the key %s is sent as %j', (key, headers) => {
  expect(keyHeaders(key)).toEqual(headers);
});
