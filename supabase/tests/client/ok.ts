/** The data of a call that must succeed. */
export async function ok<Data>(answer: PromiseLike<{ data: Data; error: unknown }>): Promise<NonNullable<Data>> {
  const { data, error } = await answer;
  expect(error).toBeNull();
  return data as NonNullable<Data>;
}
