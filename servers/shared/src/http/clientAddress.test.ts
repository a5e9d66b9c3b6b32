/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { addressSubject, clientAddress, readTrustedProxies } from './clientAddress.ts';

const from = (peer: string, forwarded: string | undefined, proxies: string | undefined) =>
  clientAddress(
    {
      socket: { remoteAddress: peer },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    } as unknown as IncomingMessage,
    readTrustedProxies(proxies),
  );

describe('the visitor’s address', () => {
  it.each([
    [
      'is the peer when no proxy is trusted, whatever the header says',
      '203.0.113.9',
      '10.9.9.9',
      undefined,
      '203.0.113.9',
    ],
    [
      'is what the one trusted proxy appended, not what the visitor claimed before',
      '10.0.0.1',
      '1.1.1.1, 203.0.113.9',
      '1',
      '203.0.113.9',
    ],
    ['is found behind two proxies', '10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', '2', '203.0.113.9'],
    ['is the leftmost when the chain is shorter than the number', '10.0.0.1', '203.0.113.9', '5', '203.0.113.9'],
    [
      'is the rightmost address that is not a listed proxy',
      '10.0.0.1',
      '10.0.0.7, 203.0.113.9, 10.0.0.2',
      '10.0.0.0/8',
      '203.0.113.9',
    ],
    ['is the peer when the peer is not on the list', '203.0.113.9', '1.1.1.1', '10.0.0.0/8', '203.0.113.9'],
    ['is the proxy before an invalid address', '10.0.0.1', '203.0.113.9, <script>', '2', '10.0.0.1'],
    ['is that of the proxy without a header', '10.0.0.1', undefined, '1', '10.0.0.1'],
    ['has no port', '::1', '203.0.113.9:4711', '::1', '203.0.113.9'],
    ['has no brackets and no port', '::1', '[2001:DB8::7]:4711', '::1', '2001:db8::7'],
    ['is IPv4 on an IPv6 socket', '::ffff:203.0.113.9', undefined, undefined, '203.0.113.9'],
    ['is IPv4 also in hexadecimal', '::ffff:cb00:7109', undefined, undefined, '203.0.113.9'],
    ['is found behind an IPv4 proxy on an IPv6 socket', '::ffff:10.0.0.1', '203.0.113.9', '10.0.0.1', '203.0.113.9'],
  ])('%s', (_what, peer, forwarded, proxies, expected) => {
    expect(from(peer, forwarded, proxies)).toBe(expected);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.1,, x', '-1'])('refuses the setting %j', (text) => {
    expect(() => readTrustedProxies(text)).toThrow('FAIRTONE_TRUSTED_PROXIES');
  });
});

describe('the subject that limits count', () => {
  it('is a whole IPv6 /64, for every spelling of its addresses', () => {
    const subjects = ['2001:db8::1', '2001:db8:0:0:ffff::1', '2001:0db8:0000:0000:1:2:3:4', '2001:db8::9.9.9.9'];
    expect(new Set(subjects.map(addressSubject))).toEqual(new Set(['2001:db8:0:0::/64']));
    expect(addressSubject('2001:db8:0:1::1')).not.toBe(addressSubject('2001:db8::1'));
  });

  it('is a single IPv4 address', () => {
    expect(addressSubject('203.0.113.9')).toBe('203.0.113.9');
  });
});
