/**
 * Runs code that pauses between retries without waiting: advances fake timers until it has ended.
 * @example const failed = await skipWaits(() => downloadAlbum(job));
 */
export async function skipWaits<T>(run: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  try {
    let hasEnded = false;
    const end = () => {
      hasEnded = true;
    };
    const running = run();
    running.then(end, end);
    while (!hasEnded) await jest.advanceTimersByTimeAsync(1000);
    return await running;
  } finally {
    jest.useRealTimers();
  }
}
