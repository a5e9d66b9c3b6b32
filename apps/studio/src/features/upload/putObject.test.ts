import { setConfig } from '@fairtone/platform';
import { putObject } from './putObject';

/** Replaces XMLHttpRequest: responds to each request with the next status; 0 is a lost connection. */
class FakeRequest {
  static statuses: number[] = [];
  static sent: { url: string; headers: Record<string, string> }[] = [];
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  headers: Record<string, string> = {};
  url = '';
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.onabort?.();
  }
  send(blob: Blob) {
    FakeRequest.sent.push({ url: this.url, headers: this.headers });
    this.upload.onprogress?.({ loaded: blob.size });
    this.status = FakeRequest.statuses.shift() ?? 200;
    queueMicrotask(() => (this.status ? this.onload?.() : this.onerror?.()));
  }
}

const put = (onProgress?: (sent: number) => void) =>
  putObject('audio_masters', 'me/track/original.wav', new Blob(['four']), { contentType: 'audio/wav', onProgress });

beforeEach(() => {
  FakeRequest.statuses = [];
  FakeRequest.sent = [];
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  globalThis.XMLHttpRequest = FakeRequest as never;
  setConfig({
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
  });
});
afterEach(() => jest.useRealTimers());

async function run(work: Promise<void>) {
  const settled = work.then(
    () => 'stored',
    (error: { reason: string }) => error.reason,
  );
  await jest.advanceTimersByTimeAsync(10_000);
  return settled;
}

describe('uploading a file to a bucket', () => {
  it('sends it with type and key, allows overwriting, and reports progress', async () => {
    const onProgress = jest.fn();
    expect(await run(put(onProgress))).toBe('stored');
    expect(FakeRequest.sent).toEqual([
      {
        url: 'http://host/storage/v1/object/audio_masters/me/track/original.wav',
        headers: expect.objectContaining({ apikey: 'anon', 'Content-Type': 'audio/wav', 'x-upsert': 'true' }),
      },
    ]);
    expect(onProgress).toHaveBeenCalledWith(4);
  });

  it('tries again after a dropped connection and a busy server', async () => {
    FakeRequest.statuses = [0, 503, 200];
    expect(await run(put())).toBe('stored');
    expect(FakeRequest.sent).toHaveLength(3);
  });

  it.each([
    [[0, 0, 0], 'network', 3],
    [[403], 'refused', 1],
    [[413], 'too_large', 1],
  ])('the statuses %j end as %s', async (statuses, reason, requests) => {
    FakeRequest.statuses = statuses;
    expect(await run(put())).toBe(reason);
    expect(FakeRequest.sent).toHaveLength(requests);
  });
});
