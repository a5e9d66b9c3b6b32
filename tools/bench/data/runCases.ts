import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import type { Backend } from './backend.ts';
import type { Case } from './cases.ts';
import { judge, LARGE_ROWS, type Seen } from './judge.ts';
import { ask, time, type Timing } from './measure.ts';
import { endOf, explainRequests, plansFrom } from './plans.ts';
import { deepPageOf, PAGE_SIZE } from './sizes.ts';

export type Line = Seen & Timing & { name: string; as: string; page: number; rows: number };

type Tokens = Record<Case['as'][number], string>;
type Page = { page: number; request: Pick<Case, 'path' | 'args'> };
type Job = Pick<Case, 'name' | 'sortRowsMax'> & { as: Case['as'][number]; pages: Page[] };

/** Runs each case for each reader on page 1 and on the deep page: first with EXPLAIN, then timed without it. */
export async function runCases(
  backend: Backend,
  sql: postgres.Sql,
  cases: Case[],
  tokens: Tokens,
  times: number,
): Promise<Line[]> {
  const large = await largeTables(sql);
  const jobs = await jobsOf(sql, cases);
  await explainRequests(backend.databaseUrl, true);
  const seen = new Map<Page, Seen & { rows: number }>();
  for (const { as, pages, sortRowsMax } of jobs)
    for (const page of pages) seen.set(page, await look(backend, tokens[as], page, large, sortRowsMax));
  await explainRequests(backend.databaseUrl, false);
  const lines: Line[] = [];
  for (const { name, as, pages } of jobs) {
    const timings = await time(
      backend,
      tokens[as],
      pages.map(({ request }) => request),
      times,
    );
    for (const [place, page] of pages.entries())
      lines.push({ ...seen.get(page)!, ...timings[place]!, name, as, page: page.page });
  }
  return lines;
}

async function look(backend: Backend, token: string, { request }: Page, large: Set<string>, sortRowsMax?: number) {
  // Some requests with other values: caches fill, and Postgres may switch to a generic plan after the fifth execution.
  for (let count = 0; count < 7; count += 1) await ask(backend, token, request);
  const start = endOf(backend.logFile);
  const { rows } = await ask(backend, token, request);
  // Postgres writes its log before the response, but the file may lag a moment.
  await sleep(30);
  const plans = plansFrom(backend.logFile, start);
  if (plans.length === 0) throw new Error(`No plan was logged for ${request.path}.`);
  return { ...judge(plans, large, sortRowsMax), rows };
}

async function jobsOf(sql: postgres.Sql, cases: Case[]): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const { name, as, path, args, deep, sortRowsMax } of cases) {
    const pages: Page[] = [{ page: 1, request: { path, args } }];
    const page = deep ? deepPageOf(deep.rows) : 1;
    const cursor = deep ? await cursorAt(sql, deep.sql, page) : null;
    if (deep && cursor) pages.push({ page, request: { path, args, ...deep.apply(cursor) } });
    if (deep && !cursor) console.log(`${name} is shorter than ${page} pages at this scale: page 1 only`);
    for (const reader of as) jobs.push({ name, sortRowsMax, as: reader, pages: pages.map((one) => ({ ...one })) });
  }
  return jobs;
}

/** The end of the previous page. Read as the owner here; a visitor has it from that page's last row. */
async function cursorAt(sql: postgres.Sql, list: string, page: number): Promise<string[] | null> {
  const [row] = await sql.unsafe(`${list} offset ${PAGE_SIZE * (page - 1) - 1} limit 1`).values();
  return row ? (row as unknown[]).map(String) : null;
}

async function largeTables(sql: postgres.Sql): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`
    select relnamespace::regnamespace || '.' || relname as name from pg_class where relkind = 'r' and reltuples > ${LARGE_ROWS}`;
  return new Set(rows.map(({ name }) => name));
}
