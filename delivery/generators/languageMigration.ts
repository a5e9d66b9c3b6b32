import type { LanguageFacts } from './languageFacts.ts';

/** Tables with the language of a person, an e-mail or a report; the check of each has the table's name. */
const TABLES = ['user_settings', 'emails', 'reports'];

/** SQL that lets the database take one more language. */
export function languageMigration({ code, name, existing }: LanguageFacts): string {
  const list = [...existing, code].map((known) => `'${known}'`).join(', ');
  return `-- ${name} as a language of accounts, e-mails and reports.

${TABLES.map((table) => checkOf(table, list)).join('\n')}
create or replace function private.known_language(wish text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select known from unnest(array[${list}]) as known where known = lower(split_part(split_part(wish, '-', 1), '_', 1))
$$;
`;
}

const checkOf = (table: string, list: string) => `alter table public.${table} drop constraint ${table}_language_check;
-- expand: takes every language that the old check took
alter table public.${table} add constraint ${table}_language_check check (language in (${list}));
`;
