import type { Output } from './output';

/** Fades out slowly and then pauses, for the sleep timer. */
export function createFading(output: Output, pause: () => void) {
  let running: { timer: ReturnType<typeof setTimeout>; done: () => void } | null = null;

  function stop() {
    if (!running) return;
    clearTimeout(running.timer);
    running.done();
    running = null;
    output.restore();
  }

  return {
    stop,
    start: (ms: number) =>
      new Promise<void>((done) => {
        stop();
        output.fadeAway(ms);
        const timer = setTimeout(() => {
          pause();
          stop();
        }, ms);
        running = { timer, done };
      }),
  };
}
