import { sendJson } from '@fairtone/servers/shared';
import type { ServerResponse } from 'node:http';

/** Errors of the gateway in PostgREST's format and with its codes, so that clients parse one kind of error. */
export type RestRefusal = { status: number; code: string; message: string; hint?: string };

export const STARTING: RestRefusal = { status: 503, code: 'PGRST000', message: 'The data service is starting.' };
export const SILENT: RestRefusal = { status: 503, code: 'PGRST000', message: 'The data service does not answer.' };
export const LONG_ADDRESS: RestRefusal = { status: 414, code: 'PGRST100', message: 'The address is too long.' };
export const NO_TEXT: RestRefusal = { status: 400, code: 'PGRST100', message: 'The address is not UTF-8 text.' };
export const NO_ASCII: RestRefusal = { status: 400, code: 'PGRST100', message: 'A header is not ASCII text.' };
export const DEEP_BODY: RestRefusal = { status: 400, code: 'PGRST102', message: 'The body is nested too deep.' };
export const SESSION_ENDED: RestRefusal = {
  status: 401,
  code: 'PGRST301',
  message: 'The session has ended or its token is not valid.',
};
export const tooLargeBody = (maxBytes: number): RestRefusal => ({
  status: 413,
  code: 'PGRST102',
  message: `The body may hold ${maxBytes} bytes.`,
});

export const tooLargeAnswer = (maxBytes: number): RestRefusal => ({
  status: 400,
  code: 'PGRST100',
  message: `The answer would have more than ${maxBytes} bytes.`,
  hint: 'Ask for fewer columns or fewer rows.',
});

export function refuse(outgoing: ServerResponse, refusal: RestRefusal, headers: Record<string, string>): void {
  const { status, code, message, hint = null } = refusal;
  const retry: Record<string, string> = status === 503 ? { 'retry-after': '1' } : {};
  sendJson(outgoing, status, { code, message, details: null, hint }, { ...headers, ...retry });
}
