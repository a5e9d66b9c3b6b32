import { readTrustedProxies } from '@fairtone/servers/shared';

/** Values from examples and public configurations are known to everyone. */
const EXAMPLE = /example|change.?me|your|xxx|<|…|\.\.\.|made.?up.?secret/i;

const isKey = (value: string | undefined, prefix: RegExp) =>
  value !== undefined && prefix.test(value) && value.length >= 20 && !EXAMPLE.test(value);

/**
 * Reasons why this environment may not run in production, where money and e-mails are real. Each is a sentence
 * that names the setting to change. Empty when it may start.
 */
export function productionProblems(env: NodeJS.ProcessEnv): string[] {
  const rules: [boolean, string][] = [
    [
      isKey(env.STRIPE_SECRET_KEY, /^(sk|rk)_live_/),
      'STRIPE_SECRET_KEY must be a live key (sk_live_… or rk_live_…): the test-mode payment provider never runs there.',
    ],
    [
      isKey(env.STRIPE_WEBHOOK_SECRET, /^whsec_/),
      'STRIPE_WEBHOOK_SECRET must be the signing secret (whsec_…) of the webhook endpoint.',
    ],
    [
      isKey(env.STRIPE_PUBLISHABLE_KEY, /^pk_live_/),
      'STRIPE_PUBLISHABLE_KEY must be the live key (pk_live_…) of the same account.',
    ],
    [isPublicSite(env.SITE_URL), 'SITE_URL must be the https address under which visitors see the shop.'],
    [
      /^smtps?:\/\/[^/\s]+/.test(env.SMTP_URL ?? ''),
      'SMTP_URL must name a mail server (smtps://user:password@host): there is no outbox.',
    ],
    [
      /[^\s<>@]+@[^\s<>@]+/.test(env.MAIL_FROM ?? ''),
      'MAIL_FROM must be the sender of e-mails, such as Fairtone <hello@shop.tld>.',
    ],
    [
      Number(env.FAIRTONE_RATE_LIMIT_FACTOR || 1) === 1,
      'FAIRTONE_RATE_LIMIT_FACTOR must be left out: it loosens the limits of attempts, for tests.',
    ],
    [env.FAIRTONE_QA !== 'open', 'FAIRTONE_QA must be off or testers: visitors may not choose what runs in the page.'],
    [
      hasProxy(env.FAIRTONE_TRUSTED_PROXIES),
      'FAIRTONE_TRUSTED_PROXIES must say who ends TLS (1 for one proxy in front): else all visitors share one limit of attempts.',
    ],
  ];
  return rules.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

function isPublicSite(text: string | undefined): boolean {
  if (!text || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' && !/^(localhost|127\.|\[::1\])/.test(hostname);
}

function hasProxy(text: string | undefined): boolean {
  const proxies = readTrustedProxies(text);
  return !('hops' in proxies) || proxies.hops > 0;
}

/** @throws Error listing all problems at once */
export function requireProduction(env: NodeJS.ProcessEnv): void {
  const problems = productionProblems(env);
  if (problems.length > 0)
    throw new Error(`FAIRTONE_MODE=production does not start:\n${problems.map((each) => `- ${each}`).join('\n')}`);
}
