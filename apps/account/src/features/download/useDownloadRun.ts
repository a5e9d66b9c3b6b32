import type { DownloadFormat } from '@fairtone/contracts';
import { useEffect, useRef, useState } from 'react';

type Idle = { phase: 'choosing' } | { phase: 'failed'; error: unknown };

/** Arguments of one run of a download. */
export interface DownloadRun<State> {
  format: DownloadFormat;
  signal: AbortSignal;
  /** Shows a state; ignored once the run was stopped. */
  show: (state: State) => void;
}

/**
 * State and actions of a download that can be started, cancelled and retried. Unmounting cancels it.
 * @param run resolves with the final state; an error is shown as failed, a cancelled file picker as not started
 */
export function useDownloadRun<State>(run: (started: DownloadRun<State>) => Promise<State>) {
  const [state, setState] = useState<State | Idle>({ phase: 'choosing' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(format: DownloadFormat) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: State | Idle) => {
      if (!signal.aborted) setState(next);
    };
    try {
      show(await run({ format, signal, show }));
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      show(isCancelled ? { phase: 'choosing' } : { phase: 'failed', error });
    }
  }

  function cancel() {
    running.current?.abort();
    setState({ phase: 'choosing' });
  }

  return { state, start: (format: DownloadFormat) => void start(format), cancel };
}
