/** @jest-environment node */
import { runInTrace, traceHeaders, traceOf } from './trace.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('the trace of a request', () => {
  it('is that of its caller, with a part of its own', () => {
    const trace = traceOf(`00-${ID}-00f067aa0ba902b7-00`);
    expect(trace).toEqual({ id: ID, span: expect.stringMatching(/^[\da-f]{16}$/), flags: '00' });
    expect(trace.span).not.toBe('00f067aa0ba902b7');
    expect(runInTrace(trace, traceHeaders)).toEqual({ traceparent: `00-${ID}-${trace.span}-00` });
  });

  it.each([undefined, '', 'nonsense', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `ff-${ID}-00f067aa0ba902b7-01`])(
    'begins here when the caller sent %j',
    (header) => {
      const [one, other] = [traceOf(header), traceOf(header)];
      expect(one.id).toMatch(/^[\da-f]{32}$/);
      expect(one.id).not.toBe(other.id);
    },
  );

  it('is sent on by everything that the request waits for, and by nothing else', async () => {
    const [one, other] = [traceOf(undefined), traceOf(undefined)];
    const later = async () => {
      await new Promise(setImmediate);
      return traceHeaders()['traceparent'];
    };
    const sent = await Promise.all([runInTrace(one, later), runInTrace(other, later), later()]);
    expect(sent.map((header) => header?.slice(3, 35))).toEqual([one.id, other.id, undefined]);
  });
});
