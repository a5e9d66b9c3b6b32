import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';

export type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  Schema?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Sort Method'?: string;
  Plans?: PlanNode[];
};

/** Turns Postgres' explaining of all statements of the data API on or off, nested ones included. */
export async function explainRequests(databaseUrl: string, isOn: boolean): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const settings = {
    session_preload_libraries: "'auto_explain'",
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_verbose': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
  };
  try {
    await sql`load 'auto_explain'`;
    for (const [name, value] of Object.entries(settings)) {
      await sql.unsafe(
        isOn ? `alter role authenticator set ${name} = ${value}` : `alter role authenticator reset ${name}`,
      );
    }
    // The data API's pool must reconnect to apply the settings.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator'`;
    await sleep(1500);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

export const endOf = (file: string): number => withFile(file, (handle) => fstatSync(handle).size);

/** The plans that were logged after this position. */
export function plansFrom(file: string, start: number): PlanNode[] {
  const text = withFile(file, (handle) => {
    const bytes = Buffer.alloc(fstatSync(handle).size - start);
    readSync(handle, bytes, 0, bytes.length, start);
    return bytes.toString('utf8');
  });
  return text
    .split(/^(?=\S)/m)
    .flatMap((entry) => /plan:\s*(\{[\s\S]*\})\s*$/.exec(entry)?.[1] ?? [])
    .flatMap((json) => planOf(json) ?? []);
}

function planOf(json: string): PlanNode | null {
  const { Plan, 'Query Text': text } = JSON.parse(json) as { Plan: PlanNode; 'Query Text': string };
  // The data API's settings and the gateway's session look-up are not part of a list.
  return /^select set_config\(/i.test(text) ? null : Plan;
}

export const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

function withFile<Result>(file: string, work: (handle: number) => Result): Result {
  const handle = openSync(file, 'r');
  try {
    return work(handle);
  } finally {
    closeSync(handle);
  }
}
