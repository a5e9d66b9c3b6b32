/** What takes too long rejects. The work itself cannot be stopped; its late outcome is not looked at. */
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
