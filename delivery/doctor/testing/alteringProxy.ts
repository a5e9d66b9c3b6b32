import type { IncomingMessage } from 'node:http';
import { serveLocally, type LocalServer } from './serveLocally.ts';

/** An answer on its way through the proxy. */
export interface PassingAnswer {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  text: string;
}

export interface AlteringProxy extends LocalServer {
  /** Changes answers from now on; null: none. */
  alter: (change: ((answer: PassingAnswer) => Partial<PassingAnswer> | null) | null) => void;
}

/** Headers that belong to one connection or to a body as it was sent. */
const HOP = ['connection', 'content-encoding', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/**
 * Starts a proxy of a running shop that changes responses, to imitate a shop with a wrong setting. In headers and texts its own URL replaces
 * that of the shop.
 */
export async function startAlteringProxy(target: string): Promise<AlteringProxy> {
  let change: Parameters<AlteringProxy['alter']>[0] = null;
  const server = await serveLocally((request, response) => {
    void pass(request).then(
      ({ status, headers, text }) => response.writeHead(status, [...headers].flat()).end(text),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  const { url } = server;

  async function pass(request: IncomingMessage): Promise<PassingAnswer> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = Object.entries(request.headers).filter(([name]) => !HOP.includes(name));
    const method = request.method!;
    const answer = await fetch(target + request.url!, {
      method,
      redirect: 'manual',
      headers: sent.map(([name, value]) => [name, String(value).replaceAll(url, target)] as [string, string]),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const kept = [...answer.headers].filter(([name]) => !HOP.includes(name));
    const passing: PassingAnswer = {
      method,
      path: request.url!,
      status: answer.status,
      headers: new Headers(kept.map(([name, value]) => [name, value.replaceAll(target, url)] as [string, string])),
      text: (await answer.text()).replaceAll(target, url),
    };
    return { ...passing, ...change?.(passing) };
  }

  return { ...server, alter: (next) => (change = next) };
}
