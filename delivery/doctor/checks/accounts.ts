import { keyHeaders } from '@fairtone/domain';
import * as z from 'zod/mini';
import { findingsOf, type Finding } from '../finding.ts';
import { ask } from '../request.ts';
import type { DoctorOptions } from '../setup.ts';

const { wrong, unknown, judge } = findingsOf('accounts');

const settingsSchema = z.object({
  external: z.object({ email: z.boolean() }),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
});

/** Whether people can sign up by e-mail, and must confirm their address. */
export async function checkAccounts({ supabaseUrl }: DoctorOptions, publishableKey: string | null): Promise<Finding[]> {
  if (!publishableKey) return [unknown('sign-up', 'needs the publishable key')];
  const answer = await ask(`${supabaseUrl}/auth/v1/settings`, { headers: keyHeaders(publishableKey) });
  const settings = settingsSchema.safeParse(answer?.json);
  if (!settings.success)
    return [
      wrong(
        'sign-up',
        `the account service does not answer (${answer?.status ?? 'no answer'})`,
        'See the status of the project in the dashboard.',
      ),
    ];
  const { external, disable_signup: isClosed, mailer_autoconfirm: isUnconfirmed } = settings.data;
  return [
    judge(
      'sign-up',
      [...(external.email ? [] : ['sign-in by e-mail is off']), ...(isClosed ? ['nobody can sign up'] : [])],
      'open, by e-mail',
      'Run supabase config push.',
    ),
    judge(
      'confirmation',
      isUnconfirmed ? ['accounts are made with addresses that nobody confirmed'] : [],
      'new addresses are confirmed',
      'Set enable_confirmations = true in supabase/config.toml and run supabase config push.',
    ),
  ];
}
