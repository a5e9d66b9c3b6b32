import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer on its way through the proxy. */
export interface PassingAnswer {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  text: string;
}

export interface AlteringProxy {
  url: string;
  /** Changes answers from now on; null: none. */
  alter: (change: ((answer: PassingAnswer) => Partial<PassingAnswer> | null) | null) => void;
  stop: () => Promise<void>;
}

/** Headers that belong to one connection or to a body as it was sent. */
const HOP = ['connection', 'content-encoding', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/** Stands before a running shop, takes its place in addresses, and changes answers as a shop would give that is set up wrongly. */
export async function startAlteringProxy(target: string): Promise<AlteringProxy> {
  let change: Parameters<AlteringProxy['alter']>[0] = null;
  let url = '';
  const server = createServer((request, response) => {
    void pass(request).then(
      ({ status, headers, text }) => response.writeHead(status, [...headers].flat()).end(text),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

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

  return {
    url,
    alter: (next) => (change = next),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
