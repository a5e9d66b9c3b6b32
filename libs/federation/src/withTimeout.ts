/** Rejects with `makeError()` when `work` takes longer than `timeoutMs`. The work itself goes on; its late outcome is ignored. */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number, makeError: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(makeError()), timeoutMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
