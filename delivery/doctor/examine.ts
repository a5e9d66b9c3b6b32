import { checkAccounts } from './checks/accounts.ts';
import { checkClock } from './checks/clock.ts';
import { checkDatabase } from './checks/database.ts';
import { checkFunctions } from './checks/functions.ts';
import { checkKeys } from './checks/keys.ts';
import { checkPage, readPage } from './checks/page.ts';
import { checkPayments } from './checks/payments.ts';
import { checkSchedule } from './checks/schedule.ts';
import { checkStorage } from './checks/storage.ts';
import { AREAS, type Finding } from './finding.ts';
import type { DoctorOptions, Expected } from './setup.ts';

/** Examines a shop that is going live, and changes nothing. @returns the findings by area */
export async function examine(options: DoctorOptions, expected: Expected): Promise<Finding[]> {
  const page = options.siteUrl === null ? null : await readPage(options.siteUrl);
  const publishableKey = options.publishableKey ?? page?.config?.supabaseAnonKey ?? null;
  const { report, findings } = await checkKeys({ ...options, publishableKey });
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(options.supabaseUrl).hostname);
  const others = await Promise.all([
    checkDatabase(report, expected),
    checkStorage(report),
    checkFunctions(options, expected, isLocal),
    checkSchedule(report),
    checkAccounts(options, publishableKey),
    checkPayments(options),
    checkPage(options, page, expected),
    checkClock(options, report),
  ]);
  const all = [...findings, ...others.flat()];
  return AREAS.flatMap((area) => all.filter((finding) => finding.area === area));
}
