import { findingsOf, type Finding } from '../finding.ts';
import type { SetupReport } from './keys.ts';

const { wrong, unknown, judge } = findingsOf('schedule');
const SECRETS = ['fairtone_functions_url', 'fairtone_service_key'];
/** The clock may be late by this many minutes. */
const LATE_MINUTES = 10;

/** Minutes between two runs of a schedule that runs at least once an hour; null for others. */
export function minutesBetween(cron: string): number | null {
  const [minute, hour] = cron.split(' ');
  if (hour !== '*') return null;
  if (minute === '*') return 1;
  const step = /^\*\/(\d+)$/.exec(minute!)?.[1];
  return step ? Number(step) : 60;
}

/** Whether pg_cron has its jobs and secrets, every schedule runs in time, and no e-mail failed. */
export function checkSchedule(report: SetupReport | null): Finding[] {
  if (!report) return [unknown('schedule', 'not readable')];
  const { clock, now, failed_emails: failed } = report;
  const enabled = report.schedules.filter((schedule) => schedule.enabled);
  const late = enabled.filter(({ cron, last_finished_at: finished }) => {
    const minutes = minutesBetween(cron);
    if (minutes === null || minutes > LATE_MINUTES) return false;
    return !finished || Date.parse(now) - Date.parse(finished) > (minutes + LATE_MINUTES) * 60_000;
  });
  return [
    ...(clock ? clockFindings(clock, enabled) : []),
    late.length > 0 && !clock
      ? wrong(
          'runs',
          `nobody calls ${late.map(({ name }) => name).join(', ')}: there is no pg_cron`,
          'Turn on pg_cron and pg_net in Database > Extensions, then run: update schedules set enabled = enabled;',
        )
      : judge(
          'runs',
          late.map(({ name }) => `${name} did not run in time`),
          'all run in time',
          'See cron.job_run_details in the SQL editor.',
        ),
    judge(
      'errors',
      enabled.flatMap(({ name, last_error: error }) => (error ? [`${name}: ${error}`] : [])),
      'no run failed',
      'Read the log of the function in the dashboard.',
    ),
    judge(
      'e-mails',
      failed > 0 ? [`${failed} failed within a day`] : [],
      'none failed within a day',
      "select kind, last_error from emails where state = 'failed';",
    ),
  ];
}

function clockFindings(
  { jobs, secrets }: NonNullable<SetupReport['clock']>,
  enabled: SetupReport['schedules'],
): Finding[] {
  return [
    judge(
      'jobs',
      enabled.filter(({ name }) => !jobs.includes(`fairtone:${name}`)).map(({ name }) => `${name} has none`),
      'pg_cron has one for each schedule',
      'Run: update schedules set enabled = enabled;',
    ),
    judge(
      'secrets',
      SECRETS.filter((name) => !secrets.includes(name)).map((name) => `the vault lacks ${name}`),
      'the vault has both',
      'Run vault.create_secret, as docs/hosting.md says.',
    ),
  ];
}
