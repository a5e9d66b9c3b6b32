import { statementsOf, type Statement } from './statements.ts';

/** A change of a migration that breaks code which was built before it. */
interface Rule {
  what: string;
  pattern: RegExp;
  /** What to do instead. */
  instead: string;
}

const NAME = String.raw`(?:if exists )?(?:only )?(?:"?\w+"?\.)?"?(\w+)"?`;
const later = 'Add the new one first; drop this in a later migration, once nothing that is live uses it';

const RULES: Rule[] = [
  {
    what: 'drops',
    pattern: new RegExp(
      `\\bdrop (?:table|view|materialized view|type|domain|function|procedure|schema|sequence) ${NAME}`,
    ),
    instead: later,
  },
  { what: 'drops a column of', pattern: new RegExp(`\\balter table ${NAME}.*\\bdrop column\\b`), instead: later },
  {
    what: 'renames something of',
    pattern: new RegExp(`\\balter (?:table|view|type|function) ${NAME}.*\\brename\\b(?! constraint)`),
    instead: 'Add it under the new name and fill both; drop the old one in a later migration',
  },
  {
    what: 'moves to another schema',
    pattern: new RegExp(`\\balter (?:table|view|type|function) ${NAME}.*\\bset schema\\b`),
    instead: later,
  },
  {
    what: 'changes the type of a column of',
    pattern: new RegExp(`\\balter table ${NAME}.*\\balter (?:column )?\\w+ (?:set data )?type\\b`),
    instead: 'Add a column of the new type and fill both',
  },
  {
    what: 'asks for a value that may be missing, in',
    pattern: new RegExp(`\\balter table ${NAME}.*\\balter (?:column )?\\w+ set not null\\b`),
    instead: 'Give a default first, and let every writer send it',
  },
  {
    what: 'adds a column that older writers do not send, to',
    pattern: new RegExp(
      `\\balter table ${NAME}.*\\badd (?:column )?(?:if not exists )?(?!constraint\\b)\\w+ (?:(?!\\bdefault\\b|\\bgenerated\\b|, add ).)*\\bnot null\\b(?!(?:(?!, add ).)*\\b(?:default|generated)\\b)`,
    ),
    instead: 'Give it a default',
  },
  {
    what: 'narrows what may be written to',
    pattern: new RegExp(
      `\\balter table ${NAME}.*\\badd (?:constraint \\w+ )?(?:check|unique|exclude|primary key|foreign key)\\b`,
    ),
    instead: 'Let every writer obey it first',
  },
  {
    what: 'makes unique',
    pattern: new RegExp(`\\bcreate unique index (?:concurrently )?(?:if not exists )?\\w+ on ${NAME}`),
    instead: 'Let every writer obey it first',
  },
  {
    what: 'takes a right on',
    pattern: new RegExp(`\\brevoke .* on (?:table |function )?${NAME}.* from\\b`),
    instead: 'Take it once nothing that is live needs it',
  },
];

const CREATED = new RegExp(
  `\\bcreate (?:or replace )?(?:table|view|materialized view|type|domain|function|procedure|schema|sequence) (?:if not exists )?${NAME}`,
);

/**
 * Finds changes in a migration that would break a live release: rows are still read and written by versions
 * that were built before it. A comment line above the statement allows it:
 * `-- contract: nothing reads albums.old_price since 1.2` once that version is released, or
 * `-- expand: takes every value that the old check took` where the rule cannot decide.
 * @param released released versions of the contract, such as `1.2`
 */
export function contractions(sql: string, released: readonly string[]): string[] {
  const created = new Set<string>();
  return statementsOf(sql).flatMap((statement) => {
    const made = CREATED.exec(statement.text)?.[1];
    if (made) created.add(made);
    // A table that this migration creates has no older users.
    const found = RULES.filter(({ pattern }) => {
      const name = pattern.exec(statement.text)?.[1];
      return name !== undefined && !created.has(name);
    });
    if (found.length === 0) return [];
    const excuse = excuseOf(statement, released);
    if (excuse === true) return [];
    return found.map(
      ({ what, pattern, instead }) =>
        `line ${statement.line} ${what} ${pattern.exec(statement.text)![1]}. ${instead}. ${excuse || HOW}`,
    );
  });
}

const HOW = 'When that is done, say so above it: "-- contract: <what stopped using it> since <version>".';

/** True when a comment allows the statement; else the problem of the comment, or undefined. */
function excuseOf({ comments }: Statement, released: readonly string[]): true | string {
  for (const comment of comments) {
    if (/^expand:\s*\S+/i.test(comment)) return true;
    const contract = /^contract:\s*(.+)$/i.exec(comment);
    if (!contract) continue;
    const version = /\bsince (\d+\.\d+)/.exec(contract[1]!)?.[1];
    if (!version)
      return 'Its comment does not say since which version: "-- contract: <what stopped using it> since 1.2".';
    return (
      released.includes(version) || `Its comment says since ${version}, which is not released (${released.join(', ')}).`
    );
  }
  return '';
}
