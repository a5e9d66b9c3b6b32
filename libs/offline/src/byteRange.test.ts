/** @jest-environment node */
import { answerRange, readRange } from './byteRange';

describe('a part of a file', () => {
  it.each([
    ['bytes=0-', { from: 0, to: 9 }],
    ['bytes=4-', { from: 4, to: 9 }],
    ['bytes=2-5', { from: 2, to: 5 }],
    ['bytes=2-500', { from: 2, to: 9 }],
    ['bytes=-3', { from: 7, to: 9 }],
    ['bytes=-30', { from: 0, to: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=5-2', 'unsatisfiable'],
    ['bytes=0-1,4-5', null],
    ['items=0-1', null],
    [null, null],
  ])('of ten bytes, %s is %j', (header, expected) => {
    expect(readRange(header, 10)).toEqual(expected);
  });

  const whole = () => new Response('0123456789', { headers: { 'content-type': 'audio/mpeg' } });

  it('answers the part that was asked for', async () => {
    const part = await answerRange(whole(), 'bytes=3-6');
    expect(part.status).toBe(206);
    expect(Object.fromEntries(part.headers)).toEqual({
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
      'content-length': '4',
      'content-range': 'bytes 3-6/10',
    });
    expect(await part.text()).toBe('3456');
  });

  it('answers the whole file when no part was asked for', async () => {
    const all = await answerRange(whole(), null);
    expect([all.status, all.headers.get('content-range'), await all.text()]).toEqual([200, null, '0123456789']);
  });

  it('says how long the file is when there is no such part', async () => {
    const none = await answerRange(whole(), 'bytes=10-');
    expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });
});
