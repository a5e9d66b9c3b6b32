/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { createHealthz } from './healthz.ts';
import { createParts, PART_NAMES } from '../start/parts.ts';

type Answers = { isRestAnswering?: boolean; isDiskFull?: boolean };

function healthOf(
  { isRestAnswering = true, isDiskFull = false }: Answers,
  prepare = (_parts: ReturnType<typeof createParts>) => {},
) {
  const parts = createParts();
  for (const name of PART_NAMES) parts.set(name, 'up');
  prepare(parts);
  const answer = createHealthz(parts, {
    isRestAnswering: () => Promise.resolve(isRestAnswering),
    isDiskFull: () => Promise.resolve(isDiskFull),
  });
  let sent: unknown[] = [];
  const outgoing = {
    writeHead: (status: number) => (sent = [status]),
    end: (text: string) => sent.push((JSON.parse(text) as { parts: object }).parts),
  };
  return answer(outgoing as unknown as ServerResponse).then(() => sent);
}

describe('/healthz', () => {
  it('is ok when every part is up or switched off', async () => {
    expect((await healthOf({}, (parts) => parts.set('demo', 'off')))[0]).toBe(200);
  });

  it.each<[string, Answers, object]>([
    ['the data API does not answer', { isRestAnswering: false }, { rest: 'down', storage: 'up' }],
    ['the disk is full', { isDiskFull: true }, { rest: 'up', storage: 'down' }],
  ])('is not ok when %s', async (_what, answers, parts) => {
    expect(await healthOf(answers)).toEqual([503, expect.objectContaining(parts)]);
  });

  it('is not ok while a part is starting', async () => {
    expect((await healthOf({}, (parts) => parts.set('auth', 'starting')))[0]).toBe(503);
  });
});
