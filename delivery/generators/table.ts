import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFields } from './contractEdits.ts';
import { insertBefore } from './edits.ts';
import { camel, checkRemote, checkTableName, pascal } from './names.ts';
import { UsageError, type Plan } from './plan.ts';
import { endpointsTest } from './tableApiTest.ts';
import { databaseTest, expectation } from './tableTests.ts';
import { endpoints, migration, TYPES, type Column } from './tableFiles.ts';

const MIGRATIONS = 'supabase/migrations';
const EXPECTATIONS = 'supabase/tests/policies/expectations';

export interface TableRequest {
  remote?: string;
  name?: string;
  /** `title:text isOpen:boolean`; one text column called `name` when omitted. */
  columns: string[];
  now: Date;
}

/** Plans a table whose rows belong to one user: migration, policy expectations with a test, endpoints of its remote and their test. */
export function planTable(root: string, { remote, name, columns, now }: TableRequest): Plan {
  checkRemote(root, remote);
  checkTableName(name);
  const fields = readFields(columns.length > 0 ? columns : ['name:text'], Object.keys(TYPES)) as Column[];
  const odd = fields.find(
    (field) =>
      !/^[a-z][a-z0-9_]*$/.test(field.name) || ['id', 'user_id', 'created_at', 'updated_at'].includes(field.name),
  );
  if (odd)
    throw new UsageError(
      `"${odd.name}" is no column: use lower case with underscores, and none of those that every table has.`,
    );

  const existing = readdirSync(join(root, MIGRATIONS)).sort();
  const taken = existing.find((file) => createsTable(join(root, MIGRATIONS, file), name));
  if (taken) throw new UsageError(`${MIGRATIONS}/${taken} is there already; nothing was written.`);
  const facts = { remote, table: name, columns: fields };
  const topic = camel(name);
  return {
    create: {
      [`${MIGRATIONS}/${timestamp(now, existing.at(-1))}_${name}.sql`]: migration(facts),
      [`${EXPECTATIONS}/${topic}.ts`]: expectation(facts),
      [`supabase/tests/${topic}.db.test.ts`]: databaseTest(facts),
      [`apps/${remote}/src/api/${topic}Api.test.tsx`]: endpointsTest(facts),
      [`apps/${remote}/src/api/${topic}Api.ts`]: endpoints(facts),
    },
    edit: {
      [`${EXPECTATIONS}/index.ts`]: (text) =>
        insertBefore(
          text.replace('\n\n/**', `\nimport { ${topic} } from './${topic}.ts';\n\n/**`),
          '\n];',
          `\n  ${topic},`,
        ),
    },
    next: [
      `Say in the comment of the table what a row is and who sees it; make the policies say the same.`,
      'npm run db:types',
      `npx jest -c jest.database.config.mjs ${topic} policies`,
      `Use use${pascal(remote)}List${pascal(name)}Query where it is shown; split the file when it grows past one resource.`,
    ],
  };
}

const createsTable = (file: string, name: string) =>
  new RegExp(`create table (public\\.)?${name}\\b`).test(readFileSync(file, 'utf8'));

/** Migrations run in the order of their names: a new one is numbered after all existing ones. */
function timestamp(now: Date, last = '0'): string {
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const before = /^\d{14}/.exec(last)?.[0] ?? '0';
  return stamp > before ? stamp : String(BigInt(before) + 1n);
}
