import type { ServerResponse } from 'node:http';
import { sendJson } from '../http/sendJson.ts';
import type { Parts } from './parts.ts';

/** 200 once every part is up, 503 before and whenever one is down. */
export function answerHealthz(parts: Parts, outgoing: ServerResponse): void {
  const isUp = parts.areUp();
  sendJson(
    outgoing,
    isUp ? 200 : 503,
    { status: isUp ? 'ok' : 'starting', parts: parts.all() },
    isUp ? {} : { 'retry-after': '1' },
  );
}
