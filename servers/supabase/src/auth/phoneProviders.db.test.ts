import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authClient } from '../../../testing/clients.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';

let backend: RunningBackend | undefined;
afterEach(() => backend?.stop());

const settingsOf = async ({ url, anonKey }: RunningBackend) =>
  (await (await fetch(`${url}/auth/v1/settings`, { headers: { apikey: anonKey } })).json()) as {
    external: { phone: boolean };
    sms_provider: string;
  };

describe('without an SMS provider', () => {
  it('phone login is not available, also in the settings and on the page', async () => {
    backend = await startBackend({ env: { FAIRTONE_SMS_PROVIDER: 'off' } });
    const { error } = await authClient(backend).signInWithOtp({ phone: '+491701234567' });
    expect([error?.status, error?.code]).toEqual([400, 'phone_provider_disabled']);
    expect(await settingsOf(backend)).toMatchObject({ external: { phone: false }, sms_provider: '' });
    const page = await (await fetch(backend.url, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('"phoneLogin":false');
  });
});

describe('with Twilio', () => {
  let server: Server;
  let seen: { url: string; authorization: string; body: URLSearchParams }[];
  let status = 201;
  beforeEach(async () => {
    seen = [];
    server = createServer((request, answer) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({
          url: request.url!,
          authorization: request.headers.authorization ?? '',
          body: new URLSearchParams(body),
        });
        answer.writeHead(status, { 'content-type': 'application/json' }).end('{"sid":"SM1"}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    backend = await startBackend({
      env: {
        FAIRTONE_SMS_PROVIDER: 'twilio',
        TWILIO_ACCOUNT_SID: 'AC1',
        TWILIO_AUTH_TOKEN: 'made-up',
        TWILIO_SENDER: '+15550100',
        TWILIO_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      },
    });
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('the code is sent to the phone, and a failing provider is reported', async () => {
    const phone = '+491701234567';
    const auth = authClient(backend!);
    expect((await auth.signInWithOtp({ phone })).error).toBeNull();
    expect(seen[0]).toMatchObject({
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:made-up').toString('base64')}`,
    });
    expect(Object.fromEntries(seen[0]!.body)).toMatchObject({ To: phone, From: '+15550100' });
    const token = /\d{6}/.exec(seen[0]!.body.get('Body')!)![0];
    expect((await auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();

    status = 500;
    const { error } = await auth.signInWithOtp({ phone: '+491701234568' });
    expect([error?.status, error?.code]).toEqual([422, 'sms_send_failed']);
  });
});
