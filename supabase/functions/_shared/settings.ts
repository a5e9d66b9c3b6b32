type Setting = {
  takes: string;
  isRight: (text: string) => boolean;
  /** The person or system that sets it on hosted Supabase. */
  setBy: 'Supabase' | 'Supabase, in older projects' | 'you' | 'you, if at all' | 'nobody: embedded only';
  about: string;
  /** Secret: its value is never printed. */
  isSecret?: true;
};

const isAddress = (protocols: RegExp) => (text: string) => URL.canParse(text) && protocols.test(new URL(text).protocol);
const webAddress = { takes: 'an address that begins with http:// or https://', isRight: isAddress(/^https?:$/) };
const key = { takes: 'a key', isRight: (text: string) => /^\S+$/.test(text), isSecret: true } as const;

const word = { takes: 'a word', isRight: (text: string) => /^[\w-]+$/.test(text) };

/** Several keys are valid while one is rotated. https://supabase.com/docs/guides/functions/secrets */
const keysByName = (kind: 'publishable' | 'secret') => ({
  takes: `keys by name, as JSON: {"default": "sb_${kind}_…"}`,
  isRight: (text: string) => {
    try {
      const keys: unknown = JSON.parse(text);
      const form = new RegExp(`^sb_${kind}_\\S+$`);
      return isRecord(keys) && Object.values(keys).every((each) => typeof each === 'string' && form.test(each));
    } catch {
      return false;
    }
  },
  isSecret: true as const,
});

function isKeyring(text: string): boolean {
  try {
    const keyring: unknown = JSON.parse(text);
    return isRecord(keyring) && Object.values(keyring).every((keys) => Array.isArray(keys));
  } catch {
    return false;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An origin may end with a slash, as copied from a browser. */
function isOrigin(text: string): boolean {
  const plain = text.replace(/\/+$/, '');
  return webAddress.isRight(plain) && new URL(plain).origin === plain.toLowerCase();
}

const isListOf = (isRight: (part: string) => boolean) => (text: string) =>
  text.split(',').every((part) => part.trim() === '' || isRight(part.trim()));

/** All settings that functions read from their environment. The table of docs/hosting.md is printed from it. */
export const SETTINGS = {
  SITE_URL: {
    takes: 'an origin, such as https://shop.tld',
    isRight: isOrigin,
    setBy: 'you',
    about: 'where visitors see the shop',
  },
  STRIPE_SECRET_KEY: {
    takes: 'a key that begins with sk_ or rk_',
    isRight: (text: string) => /^(sk|rk)_(test|live)_\w+$/.test(text),
    setBy: 'you',
    about: 'key for payments and refunds',
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    takes: 'secrets that begin with whsec_, separated by commas',
    isRight: (text: string) => /\S/.test(text) && isListOf((part) => /^whsec_[\w+/=]+$/.test(part))(text),
    setBy: 'you',
    about: 'secret with which Stripe signs webhooks; add that of connected accounts',
    isSecret: true,
  },
  SMTP_URL: {
    takes: 'smtps://user:password@host:port',
    isRight: isAddress(/^smtps?:$/),
    setBy: 'you',
    about: 'mail server; hosted functions may connect to ports 465 and 2465, not to 25 and 587',
    isSecret: true,
  },
  MAIL_FROM: {
    takes: 'a sender, such as Shop &lt;hello@shop.tld>',
    isRight: (text: string) => /^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(text),
    setBy: 'you',
    about: 'sender of e-mails',
  },
  PAGE_SECRET: {
    takes: 'a secret of 32 characters or more: openssl rand -hex 32',
    isRight: (text: string) => /^\S{32,}$/.test(text),
    setBy: 'you, if at all',
    about: "the release host's secret (section 6), so that telemetry of its pages counts; a static host needs none",
    isSecret: true,
  },
  ALLOWED_ORIGINS: {
    takes: 'origins, separated by commas',
    isRight: isListOf(isOrigin),
    setBy: 'you, if at all',
    about: 'further origins whose pages may call the functions',
  },
  FAIRTONE_RELEASES_STORE: {
    takes: 's3://bucket/prefix or supabase://bucket',
    isRight: (text: string) => /^(s3:\/\/[\w.-]+(\/[\w./-]*)?|supabase:\/\/[\w.-]+)$/.test(text),
    setBy: 'you, if at all',
    about: 'the release store, for the console; this and the next settings are those of the release tool',
  },
  FAIRTONE_RELEASES_BASE_URL: {
    takes: 'an address, or a path of the site',
    isRight: (text: string) => text.startsWith('/') || webAddress.isRight(text),
    setBy: 'you, if at all',
    about: 'where browsers find the store',
  },
  FAIRTONE_S3_REGION: { ...word, setBy: 'you, if at all', about: 'region of the bucket' },
  FAIRTONE_S3_ENDPOINT: { ...webAddress, setBy: 'you, if at all', about: 'another service than AWS' },
  AWS_ACCESS_KEY_ID: { ...key, setBy: 'you, if at all', about: 'the bucket' },
  AWS_SECRET_ACCESS_KEY: { ...key, setBy: 'you, if at all', about: 'the bucket' },
  AWS_SESSION_TOKEN: { ...key, setBy: 'you, if at all', about: 'of temporary keys of the bucket' },
  RELEASE_KEYRING: {
    takes: 'the text of delivery/release/keys.json',
    isRight: isKeyring,
    setBy: 'you, if at all',
    about: "the teams' public keys, where releases are signed",
  },
  RELEASE_KEY: {
    takes: 'a private key as PEM',
    isRight: (text: string) => /^-----BEGIN PRIVATE KEY-----\s/.test(text),
    setBy: 'you, if at all',
    about: "the console's key: it may release the remotes that list its public half",
    isSecret: true,
  },
  FAIRTONE_RELEASES_DIR: {
    takes: 'the path of a folder',
    isRight: (text: string) => text.startsWith('/') || /^[A-Za-z]:[\\/]/.test(text),
    setBy: 'nobody: embedded only',
    about: 'the release store as a folder',
  },
  SUPABASE_URL: { ...webAddress, setBy: 'Supabase', about: 'the project' },
  SUPABASE_PUBLISHABLE_KEYS: { ...keysByName('publishable'), setBy: 'Supabase', about: 'what guests send' },
  SUPABASE_SECRET_KEYS: { ...keysByName('secret'), setBy: 'Supabase', about: 'pass every policy' },
  SUPABASE_ANON_KEY: { ...key, setBy: 'Supabase, in older projects', about: 'the legacy key of guests, taken as well' },
  SUPABASE_SERVICE_ROLE_KEY: {
    ...key,
    setBy: 'Supabase, in older projects',
    about: 'the legacy key that passes every policy, taken as well',
  },
  SUPABASE_PUBLIC_URL: {
    ...webAddress,
    setBy: 'nobody: embedded only',
    about: 'the outer address of what SUPABASE_URL names from inside',
  },
  STRIPE_API_BASE: {
    ...webAddress,
    setBy: 'nobody: embedded only',
    about: 'the test-mode provider, which takes test keys only',
  },
  MAIL_OUTBOX_URL: { ...webAddress, setBy: 'nobody: embedded only', about: 'where a developer reads the mails' },
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

/** The problem of a setting's text, as a sentence; null when it is valid. */
export function faultOf(name: SettingName, text: string): string | null {
  const { isRight, takes, ...rest } = SETTINGS[name] satisfies Setting;
  if (isRight(text)) return null;
  const given = 'isSecret' in rest ? 'has a value that it does not take' : `is ${JSON.stringify(text)}`;
  return `${name} ${given}; it takes ${takes.replace('&lt;', '<')}.`;
}
