import { findingsOf, type Finding } from '../finding.ts';
import { ask } from '../request.ts';
import type { DoctorOptions } from '../setup.ts';
import type { SetupReport } from './keys.ts';

const { unknown, judge } = findingsOf('clock');
const MOST_SECONDS = 60;

/** Whether database and page agree with this machine about the time: signed tokens and addresses expire by it. */
export async function checkClock({ siteUrl }: DoctorOptions, report: SetupReport | null): Promise<Finding[]> {
  const page = siteUrl === null ? null : (await ask(siteUrl, { method: 'HEAD' }))?.headers.get('date');
  const clocks = [
    ...(report ? [['the database', report.now] as const] : []),
    ...(page ? [['the page', page] as const] : []),
  ];
  if (clocks.length === 0) return [unknown('time', 'no clock was readable')];
  const faults = clocks.flatMap(([whose, time]) => {
    const seconds = Math.round(Math.abs(Date.now() - Date.parse(time)) / 1000);
    return seconds > MOST_SECONDS ? [`the clock of ${whose} differs from this machine’s by ${seconds} s`] : [];
  });
  return [
    judge(
      'time',
      faults,
      `${clocks.map(([whose]) => whose).join(' and ')} agree with this machine`,
      'Set the clock of the machine that is wrong, for instance with NTP.',
    ),
  ];
}
