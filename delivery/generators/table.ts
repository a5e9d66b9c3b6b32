import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFields } from './contractEdits.ts';
import { insertBefore } from './edits.ts';
import { listMigrations, MIGRATIONS, nextMigration } from './migrations.ts';
import { camel, checkRemote, checkTableName, pascal } from './names.ts';
import { UsageError, type Plan } from './plan.ts';
import { endpointsTest } from './tableApiTest.ts';
import { databaseTest, expectation, leaveRow } from './tableTests.ts';
import { endpoints, exportSection, migration, TYPES, type Column } from './tableFiles.ts';

const EXPECTATIONS = 'supabase/tests/policies/expectations';
const EXPORT = 'supabase/functions/export-account/sections.ts';
const FULL_ACCOUNT = 'supabase/functions/_testing/fullAccount.ts';

export interface TableRequest {
  remote?: string;
  name?: string;
  /** `title:text isOpen:boolean`; one text column called `name` when omitted. */
  columns: string[];
  now: Date;
}

/**
 * Plans a table whose rows belong to one user: migration, policy expectations with a test, endpoints of its remote and their test, a section
 * of the account's export, and a row of the account with which the tests of export and erasure work.
 */
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

  const taken = listMigrations(root).find((file) => createsTable(join(root, MIGRATIONS, file), name));
  if (taken) throw new UsageError(`${MIGRATIONS}/${taken} is there already; nothing was written.`);
  const facts = { remote, table: name, columns: fields };
  const topic = camel(name);
  return {
    create: {
      [nextMigration(root, name, now)]: migration(facts),
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
      [EXPORT]: (text) => {
        if (text.includes(`name: '${topic}'`)) throw new UsageError(`${EXPORT} has a section '${topic}' already.`);
        return insertBefore(text, '\n];', `\n  ${exportSection(facts)},`);
      },
      [FULL_ACCOUNT]: (text) => insertBefore(text, '\n  return { me', `\n  ${leaveRow(facts)}`),
    },
    next: [
      `Say in the comment of the table what a row is and who sees it; make the policies say the same.`,
      'npm run db:types',
      `npm run test:database -- supabase/tests/${topic} supabase/tests/policies export-account delete-account`,
      `Use use${pascal(remote)}List${pascal(name)}Query where it is shown; split the file when it grows past one resource.`,
    ],
  };
}

const createsTable = (file: string, name: string) =>
  new RegExp(`create table (public\\.)?${name}\\b`).test(readFileSync(file, 'utf8'));
