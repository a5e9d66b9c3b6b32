type Outcome<Data> = { data: Data; error: { message: string; code?: string } | null };

export { done } from '../../../servers/testing/kit/done.ts';

/** The error message of a call that must be refused: a code of a function, or Postgres' message of a constraint or grant. */
export async function refusalOf(call: PromiseLike<Outcome<unknown>>): Promise<string> {
  const { data, error } = await call;
  if (!error) throw new Error(`Expected a refusal, got ${JSON.stringify(data)}`);
  return error.message;
}

export const NOT_GRANTED = /permission denied/;
export const NOT_OWN = /row-level security/;
export const BROKEN_RULE = /check constraint/;
