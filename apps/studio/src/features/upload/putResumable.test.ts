import { setConfig } from '@fairtone/platform';
import { abandonUpload, CHUNK_BYTES, putResumable } from './putResumable';
import { deleteStoredUpload, readStoredUpload } from './storedUploads';

const CONFIG = {
  siteUrl: '',
  supabaseUrl: 'http://host',
  supabaseAnonKey: 'anon',
  stripePublishableKey: null,
  demoAccounts: null,
  emailConfirmation: false,
  phoneLogin: false,
  paymentsTestMode: true,
  testPaymentsUrl: 'http://127.0.0.1:4201',
  qa: null,
};

const SIZE = CHUNK_BYTES * 2 + 1000;

/** A server of resumable uploads with one file, and with the interruptions that a test sets. */
const server = {
  offset: 0,
  received: 0,
  requests: [] as { method: string; headers: Record<string, string> }[],
  /** For each of the next chunks, how many bytes arrive before the connection is cut; null: no cut. */
  cuts: [] as (number | null)[],
  /** For each of the next requests, the status of an error response; null: a normal response. */
  refusals: [] as (number | null)[],
  refusalBody: '',
  isGone: false,
};

class FakeRequest {
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  method = '';
  headers: Record<string, string> = {};
  answers: Record<string, string> = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open(method: string) {
    this.method = method;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return this.answers[name] ?? null;
  }
  abort() {
    this.onabort?.();
  }
  send(body?: Blob) {
    server.requests.push({ method: this.method, headers: this.headers });
    const refusal = server.refusals.shift();
    if (refusal) Object.assign(this, { status: refusal, responseText: server.refusalBody });
    else this.serve(body);
    queueMicrotask(() => (this.status ? this.onload?.() : this.onerror?.()));
  }
  serve(body?: Blob) {
    if (this.method === 'POST') {
      server.offset = 0;
      server.isGone = false;
      this.status = 201;
      this.answers.Location = '/storage/v1/upload/resumable/one';
    } else if (server.isGone) this.status = 404;
    else if (this.method === 'HEAD') {
      this.status = 200;
      this.answers['Upload-Offset'] = String(server.offset);
    } else if (this.method === 'PATCH') this.take(body!);
    else this.status = 204;
  }
  take(chunk: Blob) {
    if (Number(this.headers['Upload-Offset']) !== server.offset) {
      this.status = 409;
      return;
    }
    const cut = server.cuts.shift() ?? null;
    const arrived = cut ?? chunk.size;
    this.upload.onprogress?.({ loaded: arrived });
    server.offset += arrived;
    server.received += arrived;
    if (cut !== null) return;
    this.status = 204;
    this.answers['Upload-Offset'] = String(server.offset);
  }
}

const PATH = 'me/track/original.wav';
const file = () => new Blob([new Uint8Array(SIZE)]);
const methods = () => server.requests.map(({ method }) => method);

beforeEach(() => {
  deleteStoredUpload(PATH);
  Object.assign(server, {
    offset: 0,
    received: 0,
    requests: [],
    cuts: [],
    refusals: [],
    refusalBody: '',
    isGone: false,
  });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  globalThis.XMLHttpRequest = FakeRequest as never;
  setConfig(CONFIG);
});
afterEach(() => jest.useRealTimers());

async function run(blob: Blob, onProgress?: (bytes: number) => void, signal?: AbortSignal) {
  const options = { contentType: 'audio/wav', onProgress, signal };
  const settled = putResumable('audio_masters', PATH, blob, options).then(
    () => 'stored',
    (error: { reason: string }) => error.reason,
  );
  await jest.advanceTimersByTimeAsync(120_000);
  return settled;
}

/** Loads the module again, as in another page. Call it inside `jest.isolateModulesAsync`. */
function anotherPage() {
  // With `import()` lint would count the platform as loaded lazily everywhere in the studio.
  jest.requireActual<{ setConfig: typeof setConfig }>('@fairtone/platform').setConfig(CONFIG);
  return import('./putResumable');
}

describe('a file that is sent in chunks', () => {
  it('is created with its path and size, and arrives completely', async () => {
    expect(await run(file())).toBe('stored');
    expect(methods()).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
    const { headers } = server.requests[0]!;
    expect(headers).toMatchObject({ 'Upload-Length': String(SIZE), 'Tus-Resumable': '1.0.0', 'x-upsert': 'true' });
    expect(headers['Upload-Metadata']).toContain(`objectName ${btoa('me/track/original.wav')}`);
    expect(server.received).toBe(SIZE);
  });

  it('continues after a cut at the offset of the server: no byte that arrived is sent again', async () => {
    server.cuts = [null, 2_000_000];
    expect(await run(file())).toBe('stored');
    expect(methods()).toEqual(['POST', 'PATCH', 'PATCH', 'HEAD', 'PATCH']);
    expect(server.received).toBe(SIZE);
  });

  it('reports progress that differs from the offset of the server by at most one chunk', async () => {
    server.cuts = [1_000_000];
    const distances: number[] = [];
    await run(file(), (bytes) => distances.push(Math.abs(bytes - server.offset)));
    expect(Math.max(...distances)).toBeLessThanOrEqual(CHUNK_BYTES);
  });

  it('fails after five failures without progress between them, and a later try continues', async () => {
    const blob = file();
    server.refusals = [null, null, 503, 503, 503, 503, 503];
    expect(await run(blob)).toBe('network');
    expect(server.received).toBe(CHUNK_BYTES);
    server.requests = [];
    expect(await run(blob)).toBe('stored');
    expect(methods()).toEqual(['HEAD', 'PATCH', 'PATCH']);
    expect(server.received).toBe(SIZE);
  });

  it('starts over when the server has deleted the partial upload', async () => {
    const blob = file();
    server.cuts = [3, 0, 0, 0, 0];
    expect(await run(blob)).toBe('network');
    server.isGone = true;
    expect(await run(blob)).toBe('stored');
    expect(server.offset).toBe(SIZE);
  });

  it.each([
    [403, 'refused'],
    [413, 'too_large'],
  ])('is not retried after status %d', async (status, reason) => {
    server.refusals = [status];
    expect(await run(file())).toBe(reason);
    expect(methods()).toEqual(['POST']);
  });

  it('fails with the reason of the storage for a rejected file', async () => {
    server.refusals = [null, null, null, 415];
    server.refusalBody = JSON.stringify({ statusCode: '415', error: 'invalid_mime_type', reason: 'truncated' });
    expect(await run(file())).toBe('truncated');
    expect(methods()).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
  });

  it('continues in another page where the closed one stopped', async () => {
    const controller = new AbortController();
    server.cuts = [null, 1000];
    const stop = (bytes: number) => bytes > CHUNK_BYTES && controller.abort();
    expect(await run(file(), stop, controller.signal)).toBe('network');
    expect(readStoredUpload(PATH)).toMatchObject({ bytes: SIZE, offset: CHUNK_BYTES });
    server.requests = [];
    await jest.isolateModulesAsync(async () => {
      const page = await anotherPage();
      const settled = page.putResumable('audio_masters', PATH, file(), { contentType: 'audio/wav' });
      await jest.advanceTimersByTimeAsync(1000);
      await settled;
    });
    expect(methods().slice(0, 2)).toEqual(['HEAD', 'PATCH']);
    expect(server.received).toBe(SIZE);
    expect(localStorage).toHaveLength(0);
  });

  it('starts over when another file is uploaded to the same path', async () => {
    const controller = new AbortController();
    await run(file(), (bytes) => bytes > 0 && controller.abort(), controller.signal);
    server.requests = [];
    await jest.isolateModulesAsync(async () => {
      const page = await anotherPage();
      const settled = page.putResumable('audio_masters', PATH, new Blob(['other']), { contentType: 'audio/wav' });
      await jest.advanceTimersByTimeAsync(1000);
      await settled;
    });
    expect(methods()[0]).toBe('POST');
  });

  it('is deleted on the server when it is abandoned', async () => {
    const controller = new AbortController();
    server.cuts = [1000];
    expect(await run(file(), () => server.offset > 0 && controller.abort(), controller.signal)).toBe('network');
    expect(methods()).not.toContain('DELETE');
    abandonUpload(PATH);
    await jest.advanceTimersByTimeAsync(0);
    expect(methods().at(-1)).toBe('DELETE');
    expect(readStoredUpload(PATH)).toBeNull();
  });
});
