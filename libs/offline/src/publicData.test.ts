/** @jest-environment node */
import { userIdOfRequest, dataKey } from './publicData';

const SITE = 'https://shop.test';
const key = (query: string, headers: Record<string, string> = {}) =>
  dataKey(`${SITE}/rest/v1/albums?${query}`, new Headers(headers), SITE);
const token = (claims: object) => `Bearer head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('an answer of the data API on the device', () => {
  it('knows a request again however it was written', () => {
    expect(key('select=id, title&id=eq.1')).toBe(key('id=eq.1&select=id%2Ctitle'));
  });

  it('tells one row from a list, and a count from none', () => {
    const forms = [
      key('id=eq.1'),
      key('id=eq.1', { accept: 'application/vnd.pgrst.object+json' }),
      key('id=eq.1', { prefer: 'count=exact' }),
    ];
    expect(new Set(forms).size).toBe(3);
  });

  it.each([
    [{ authorization: token({ sub: 'lena-1', role: 'authenticated' }) }, 'lena-1'],
    [{ authorization: token({ role: 'anon' }) }, 'guest'],
    [{ authorization: 'Bearer anon-key' }, 'guest'],
    [{ authorization: token({ sub: '../everybody' }) }, 'guest'],
    [{}, 'guest'],
  ])('who asks with %j is %s', (headers, expected) => {
    expect(userIdOfRequest(new Headers(headers as Record<string, string>))).toBe(expected);
  });
});
