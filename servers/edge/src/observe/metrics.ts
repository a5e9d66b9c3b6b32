import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { RequestKind } from './requestKind.ts';

/** Upper limits of the histogram in seconds: a page from memory, from the API, and one that somebody gave up. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  /** @param seconds from the request's head to the end of its answer */
  count: (kind: RequestKind, status: number, seconds: number) => void;
  /** All metrics in the text format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
}

/** Metrics of one process: its requests, memory, event loop and garbage collection. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'fairtone_edge_request_seconds',
    help: 'Time of a request to the edge, by what was asked for and the status of the answer.',
    labelNames: ['kind', 'status'] as const,
    buckets: BUCKETS_S,
    registers: [registry],
  });
  return {
    count: (kind, status, seconds) => requests.observe({ kind, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
