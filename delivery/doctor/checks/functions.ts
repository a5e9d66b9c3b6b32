import { keyHeaders } from '@fairtone/domain';
import * as z from 'zod/mini';
import { findingsOf, type Finding } from '../finding.ts';
import { ask } from '../request.ts';
import type { DoctorOptions, Expected } from '../setup.ts';

const { right, wrong, unknown, judge } = findingsOf('functions');

/** What the function check-setup answers. */
const setupSchema = z.object({
  settings: z.array(z.object({ name: z.string(), setBy: z.string(), fault: z.nullable(z.string()) })),
  mailFault: z.nullable(z.string()),
});

/** Whether all functions are deployed, have their settings, reach the mail server, and let the site's pages call them. */
export async function checkFunctions(
  { supabaseUrl, secretKey, siteUrl }: DoctorOptions,
  expected: Expected,
  isLocal: boolean,
): Promise<Finding[]> {
  const address = (name: string) => `${supabaseUrl}/functions/v1/${name}`;
  // A preflight runs nothing; only a function that is not there answers it with 404.
  const preflight = { 'access-control-request-method': 'POST', ...(siteUrl && { origin: siteUrl }) };
  const answers = await Promise.all(
    expected.functions.map(async (name) => ({
      name,
      answer: await ask(address(name), { method: 'OPTIONS', headers: preflight }),
    })),
  );
  const missing = answers.filter(({ answer }) => !answer || answer.status === 404).map(({ name }) => name);
  const deployed = judge(
    'deployment',
    missing.map((name) => `${name} is missing`),
    `all ${expected.functions.length} are deployed`,
    'Run supabase functions deploy.',
  );
  const allowed = answers
    .find(({ name }) => name === 'create-payment')
    ?.answer?.headers.get('access-control-allow-origin');
  const calls =
    siteUrl === null
      ? unknown('calls from pages', 'not tried', 'Name the page with --site.')
      : allowed === siteUrl
        ? right('calls from pages', `pages of ${siteUrl} may call them`)
        : wrong(
            'calls from pages',
            `pages of ${siteUrl} may not call them`,
            'Set SITE_URL to the origin of the site, or add it to ALLOWED_ORIGINS.',
          );
  const setup = await ask(address('check-setup'), {
    method: 'POST',
    headers: { ...keyHeaders(secretKey), 'content-type': 'application/json' },
    body: '{}',
  });
  return [deployed, calls, ...setupFindings(setupSchema.safeParse(setup?.json), isLocal)];
}

function setupFindings(setup: ReturnType<typeof setupSchema.safeParse>, isLocal: boolean): Finding[] {
  if (!setup.success) return [unknown('settings', 'check-setup gave no report'), unknown('mail server', 'not tried')];
  const { settings, mailFault } = setup.data;
  const faults = settings.flatMap(({ name, setBy, fault }) => {
    if (fault === null)
      return setBy.startsWith('nobody') && !isLocal ? [`${name} is set, but only the embedded backend needs it`] : [];
    if (fault !== 'missing') return [fault];
    return setBy === 'you' || setBy === 'Supabase' ? (isReplaced(name, settings) ? [] : [`${name} is missing`]) : [];
  });
  return [
    judge('settings', faults, 'all are set and valid', 'Set them with supabase secrets set.'),
    mailFault === null
      ? right('mail server', 'it lets the functions in')
      : wrong(
          'mail server',
          mailFault,
          'Check SMTP_URL and MAIL_FROM; hosted functions may connect to ports 465 and 2465.',
        ),
  ];
}

/** The embedded backend collects e-mails instead of sending them. */
const isReplaced = (name: string, settings: readonly { name: string; fault: string | null }[]) =>
  ['SMTP_URL', 'MAIL_FROM'].includes(name) &&
  settings.some((each) => each.name === 'MAIL_OUTBOX_URL' && each.fault === null);
