import {
  request as openRequest,
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';

export type Question = {
  agent: Agent;
  port: number;
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  maxAnswerBytes: number;
  signal: AbortSignal;
};

export type RestAnswer = { status: number; headers: IncomingHttpHeaders; chunks: Buffer[]; bytes: number };

export class AnswerTooLarge extends Error {}

/** Longer than the statement time-out plus the wait for a connection of the pool. */
const SILENT_AFTER_MS = 30_000;

/**
 * Sends a request to PostgREST and reads the whole response at once, so that a slow visitor does not occupy its connection.
 * @throws AnswerTooLarge when the response is longer than `maxAnswerBytes`; the connection's error when PostgREST is down
 */
export function requestPostgrest(question: Question): Promise<RestAnswer> {
  const { agent, port, method, path, headers, body, maxAnswerBytes, signal } = question;
  return new Promise((resolve, reject) => {
    const asked = openRequest(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...lengthOf(method, body) }, signal },
      (answer) => readAnswer(answer, maxAnswerBytes).then(resolve, reject),
    );
    asked.setTimeout(SILENT_AFTER_MS, () => asked.destroy(new Error('PostgREST does not answer')));
    asked.on('error', reject);
    asked.end(body);
  });
}

const lengthOf = (method: string, body: Buffer): OutgoingHttpHeaders =>
  body.length > 0 || !/^(GET|HEAD)$/.test(method) ? { 'content-length': body.length } : {};

async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<RestAnswer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new AnswerTooLarge(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return { status: answer.statusCode ?? 502, headers: answer.headers, chunks, bytes };
}
