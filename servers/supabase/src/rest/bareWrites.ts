import type { RestRefusal } from './refusals.ts';

/** Parameters of PostgREST that are no filters. `limit` and `offset` are none either, but it writes them as a WHERE. */
const WITHOUT_WHERE = new Set(['select', 'order', 'columns', 'on_conflict', 'apikey']);
const STATEMENTS: Record<string, string> = { PATCH: 'UPDATE', DELETE: 'DELETE' };

type Write = { method: string; path: string; parameters: URLSearchParams; body: string };

/**
 * Refuses an UPDATE or DELETE of all rows, which is nearly always a forgotten filter. On a hosted project the extension safeupdate does so in
 * the database; this is PostgREST's answer to it.
 * @param write.path below /rest/v1, such as /albums
 */
export function bareWriteRefusal({ method, path, parameters, body }: Write): RestRefusal | null {
  const statement = STATEMENTS[method];
  if (!statement || path.startsWith('/rpc/') || [...parameters.keys()].some(isWhere)) return null;
  // PostgREST writes nothing for it, and so sends no UPDATE.
  if (method === 'PATCH' && changesNothing(body)) return null;
  return { status: 400, code: '21000', message: `${statement} requires a WHERE clause` };
}

/** A name with a dot filters an embedded resource, not the rows that are written. */
function isWhere(name: string): boolean {
  const column = name.replace(/->.*$/, '').replace(/"[^"]*"/g, 'quoted');
  return column.includes('.') ? /^not\.(and|or)$/.test(column) : !WITHOUT_WHERE.has(column);
}

const changesNothing = (body: string): boolean => /^\s*(\{\s*\}|\[\s*(\{\s*\}\s*)?\])\s*$/.test(body);
