import type { RestClient } from '@fairtone/platform';
import * as z from 'zod/mini';
import type { ApiClients } from './baseQuery';
import { dataRequest, functionRequest } from './requests';

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

it('calls a function with its name, body and schema', async () => {
  const invokeFunction = jest.fn().mockResolvedValue({ ok: true });
  const schema = z.object({ ok: z.boolean() });
  const answer = await functionRequest('refund-sale', { id: 1 }, schema)({ invokeFunction } as never, signal);
  expect(answer).toEqual({ ok: true });
  expect(invokeFunction).toHaveBeenCalledWith('refund-sale', { id: 1 }, schema);
});
