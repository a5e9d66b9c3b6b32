import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** A request's place in a trace, as W3C Trace Context names it. */
export interface Trace {
  /** 32 hexadecimal digits, the same in every server that takes part. */
  id: string;
  /** 16 hexadecimal digits: the part of this server. */
  span: string;
  /** Two hexadecimal digits, as the caller sent them. */
  flags: string;
}

const running = new AsyncLocalStorage<Trace>();
const VALID = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})$/;
const SAMPLED = '01';

/** Continues the trace of a caller, or begins one. @param header `traceparent` of the request */
export function traceOf(header: string | undefined): Trace {
  const [, id, flags] = VALID.exec(header ?? '') ?? [];
  return { id: id ?? randomBytes(16).toString('hex'), span: randomBytes(8).toString('hex'), flags: flags ?? SAMPLED };
}

/** Runs `work` so that the requests it sends belong to a trace. */
export const runInTrace = <Result>(trace: Trace, work: () => Result): Result => running.run(trace, work);

/** Headers for a request to another server: those of the running trace. */
export function traceHeaders(): Record<string, string> {
  const trace = running.getStore();
  return trace ? { traceparent: `00-${trace.id}-${trace.span}-${trace.flags}` } : {};
}
