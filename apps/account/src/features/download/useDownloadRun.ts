import type { DownloadFormat } from '@fairtone/contracts';
import { useEffect, useRef, useState } from 'react';

type Idle = { phase: 'choosing' } | { phase: 'failed'; error: unknown };

/** What one run of a download is given. */
export interface DownloadRun<State> {
  format: DownloadFormat;
  signal: AbortSignal;
  /** Shows how far it came; nothing any more once it was stopped. */
  show: (state: State) => void;
}

/**
 * A download that is started, stopped and tried again. Leaving the part of the page that shows it stops it.
 * @param run ends with the state to show; what it throws is shown as failed, a changed mind as nothing begun
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
