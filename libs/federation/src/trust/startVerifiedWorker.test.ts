import { startVerifiedWorker, WorkerScriptError } from './startVerifiedWorker.ts';

const script = { url: '/releases/studio/1/analysis.js', integrity: 'sha384-abc' };
const asked = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
const good = { ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) };
const started: [string, WorkerOptions][] = [];

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:checked', revokeObjectURL: () => undefined });
  Object.assign(globalThis, {
    fetch: asked,
    Worker: class {
      constructor(...args: [string, WorkerOptions]) {
        started.push(args);
      }
    },
  });
});
beforeEach(() => {
  asked.mockReset();
  started.length = 0;
});

it('starts the checked code from memory', async () => {
  asked.mockResolvedValue(good);
  await startVerifiedWorker(script, 'fairtone-analysis');
  expect(asked.mock.calls[0]).toMatchObject([script.url, { integrity: 'sha384-abc', cache: 'default' }]);
  expect(started).toEqual([['blob:checked', { name: 'fairtone-analysis' }]]);
});

it('bypasses the cache when the first answer has other bytes', async () => {
  asked.mockRejectedValueOnce(new TypeError('integrity')).mockResolvedValueOnce(good);
  await startVerifiedWorker(script, 'fairtone-analysis');
  expect(asked.mock.calls.map(([, { cache, integrity }]) => [cache, integrity])).toEqual([
    ['default', 'sha384-abc'],
    ['reload', 'sha384-abc'],
  ]);
  expect(started).toHaveLength(1);
});

it.each([
  ['other bytes than were built', () => Promise.reject(new TypeError('integrity'))],
  ['no file', () => Promise.resolve({ ok: false, status: 404 })],
])('starts nothing when the server has %s', async (_what, answer) => {
  asked.mockImplementation(answer);
  await expect(startVerifiedWorker(script, 'fairtone-analysis')).rejects.toThrow(WorkerScriptError);
  expect(started).toEqual([]);
});
