/** @jest-environment node */
import { readTrustedProxies } from '@fairtone/servers/shared';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../settings/config.ts';
import { createVisitorLimits } from './visitorLimits.ts';

const limitsBehind = (proxies: string, rateLimitFactor = 1) =>
  createVisitorLimits({ auth: { trustedProxies: readTrustedProxies(proxies) }, rateLimitFactor } as Config);

const from = (address: string, forwarded?: string) =>
  ({ socket: { remoteAddress: address }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;
const answer = () => new EventEmitter() as ServerResponse;
const socket = (remoteAddress: string) =>
  Object.assign(new EventEmitter(), { remoteAddress, destroy: jest.fn() }) as EventEmitter & { destroy: jest.Mock };

it('admits 128 concurrent requests of one address, and those of other addresses', () => {
  const limits = limitsBehind('');
  const open = Array.from({ length: 128 }, answer);
  expect(open.every((outgoing) => limits.admit(from('203.0.113.7'), outgoing))).toBe(true);
  expect(limits.admit(from('203.0.113.7'), answer())).toBe(false);
  expect(limits.admit(from('203.0.113.8'), answer())).toBe(true);
  open[0]!.emit('close');
  expect(limits.admit(from('203.0.113.7'), answer())).toBe(true);
});

it('counts requests by the address that a trusted proxy forwards', () => {
  const limits = limitsBehind('1');
  for (let request = 0; request < 128; request += 1) limits.admit(from('10.0.0.1', '203.0.113.7'), answer());
  expect(limits.admit(from('10.0.0.1', '203.0.113.7'), answer())).toBe(false);
  expect(limits.admit(from('10.0.0.1', '203.0.113.8'), answer())).toBe(true);
});

it.each([
  ['closes the 513th connection of an address', '', 1],
  ['closes no connection of a proxy', '1', 0],
])('%s', (_what, proxies, closed) => {
  const limits = limitsBehind(proxies);
  const sockets = Array.from({ length: 513 }, () => socket('203.0.113.7'));
  for (const each of sockets) limits.admitConnection(each as unknown as Socket);
  expect(sockets.filter(({ destroy }) => destroy.mock.calls.length > 0)).toHaveLength(closed);
});

it('distinguishes IPv4 visitors also on an IPv6 socket', () => {
  const limits = limitsBehind('');
  const sockets = Array.from({ length: 600 }, (_, at) => socket(`::ffff:203.0.113.${at % 2}`));
  for (const each of sockets) limits.admitConnection(each as unknown as Socket);
  expect(sockets.filter(({ destroy }) => destroy.mock.calls.length > 0)).toEqual([]);
});
