type Outcome<Data> = { data: Data; error: { message: string; code?: string } | null };

/** The data of a call that must succeed. @throws with the code and message of the error */
export async function done<Data>(call: PromiseLike<Outcome<Data>>): Promise<NonNullable<Data>> {
  const { data, error } = await call;
  if (error) throw new Error(`Expected success, got ${error.code ?? ''} ${error.message}`);
  return data as NonNullable<Data>;
}
