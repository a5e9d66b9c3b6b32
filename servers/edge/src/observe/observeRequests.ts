import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';
import { requestKindOf } from './requestKind.ts';
import { runInTrace, traceOf } from './trace.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Options {
  metrics: Metrics;
  /** Takes one line for each request that has ended. */
  write: (line: string) => void;
}

/**
 * Adds to a handler: a trace, which its requests to other servers continue, a line of JSON for each request, and its metrics. A line has no
 * address of a visitor and no parameters of the page, which may hold tokens.
 */
export function observeRequests(handle: Handler, { metrics, write }: Options): Handler {
  return (request, response) => {
    const started = performance.now();
    const trace = traceOf(request.headers['traceparent'] as string | undefined);
    const path = (request.url ?? '/').split('?', 1)[0]!;
    response.once('close', () => {
      const durationMs = performance.now() - started;
      const { statusCode: status, writableFinished: isWhole } = response;
      metrics.count(requestKindOf(path), status, durationMs / 1000);
      write(
        JSON.stringify({
          time: new Date().toISOString(),
          trace: trace.id,
          method: request.method,
          path,
          status,
          ms: Math.round(durationMs * 10) / 10,
          // The visitor left before the end of the answer.
          ...(!isWhole && { cut: true }),
        }),
      );
    });
    runInTrace(trace, () => handle(request, response));
  };
}
