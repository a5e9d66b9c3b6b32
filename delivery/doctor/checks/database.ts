import { findingsOf, type Finding } from '../finding.ts';
import type { Expected } from '../setup.ts';
import type { SetupReport } from './keys.ts';

const { unknown, judge } = findingsOf('database');

/** Migrations, policies and grants. */
export function checkDatabase(report: SetupReport | null, expected: Expected): Finding[] {
  if (!report) return [unknown('database', 'not readable')];
  const applied = report.migrations ?? [];
  const missing = expected.migrations.filter((version) => !applied.includes(version));
  const tables = (test: (table: SetupReport['tables'][number]) => boolean) =>
    report.tables.filter(test).map(({ name }) => name);
  return [
    judge(
      'migrations',
      missing.map((version) => `${version} is missing`),
      `all ${expected.migrations.length} are applied`,
      'Run supabase db push from the version that you deploy.',
    ),
    judge(
      'policies',
      [
        ...expected.policies
          .filter((policy) => !report.policies.includes(policy))
          .map((policy) => `missing: ${policy}`),
        ...report.policies
          .filter((policy) => !expected.policies.includes(policy))
          .map((policy) => `not ours: ${policy}`),
        ...tables((table) => !table.has_policies_on).map((name) => `turned off: ${name}`),
      ],
      `all ${expected.policies.length} are in force`,
      'Somebody changed the database by hand: put back what supabase/migrations says.',
    ),
    judge(
      'grants',
      [
        ...tables((table) => table.guest_writes).map((name) => `guests may write ${name}`),
        ...tables((table) => !table.service_reads).map((name) => `functions may not read ${name}`),
      ],
      'guests write no table, functions read all',
      'Revoke or grant it as supabase/migrations says.',
    ),
  ];
}
