import type { RestClient } from '@fairtone/platform';
import * as z from 'zod/mini';
import type { ApiClients } from './baseQuery';
import { dataRequest, functionRequest, sequentially } from './requests';

const rest = {} as RestClient;
const { signal } = new AbortController();

describe('a request of the data API', () => {
  it('is aborted together with its query', () => {
    const request = { then: jest.fn(), abortSignal: jest.fn().mockReturnThis() };
    expect(dataRequest(() => request)({ rest } as ApiClients, signal)).toBe(request);
    expect(request.abortSignal).toHaveBeenCalledWith(signal);
  });

  it('resolves with the response of its last step', async () => {
    const answer = await dataRequest(async (client) => ({ data: client, error: null }))({ rest } as ApiClients, signal);
    expect(answer).toEqual({ data: rest, error: null });
  });
});

describe('requests that are sent sequentially', () => {
  it('are sent one after another, also after one that fails; those of another name do not wait', async () => {
    const sent: string[] = [];
    const answers = new Map<string, { resolve: (text: string) => void; reject: (error: Error) => void }>();
    const ask = (queue: string, name: string) =>
      sequentially(queue, () => {
        sent.push(name);
        return new Promise<string>((resolve, reject) => answers.set(name, { resolve, reject }));
      })({ rest } as ApiClients, signal);

    const all = [ask('a row', 'first'), ask('a row', 'second'), ask('a row', 'third'), ask('another row', 'other')];
    await Promise.resolve();
    expect(sent).toEqual(['first', 'other']);
    answers.get('first')!.reject(new Error('lost'));
    await expect(all[0]).rejects.toThrow('lost');
    expect(sent).toEqual(['first', 'other', 'second']);
    answers.get('second')!.resolve('kept');
    expect(await all[1]).toBe('kept');
    expect(sent).toEqual(['first', 'other', 'second', 'third']);
  });
});

it('calls a function with its name, body and schema', async () => {
  const invokeFunction = jest.fn().mockResolvedValue({ ok: true });
  const schema = z.object({ ok: z.boolean() });
  const answer = await functionRequest('refund-sale', { id: 1 }, schema)({ invokeFunction } as never, signal);
  expect(answer).toEqual({ ok: true });
  expect(invokeFunction).toHaveBeenCalledWith('refund-sale', { id: 1 }, schema);
});
