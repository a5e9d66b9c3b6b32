import { messageOf, logInfo, warn, beginStopping } from '@fairtone/servers/shared';
import { isConnectionError, type Stopper } from '@fairtone/servers/supabase';

/** Stops everything in the reverse order of its start, once, on SIGINT and SIGTERM. */
export function stopOnSignals(stoppers: Stopper[]): () => Promise<void> {
  let stopping: Promise<void> | null = null;
  const stop = () => {
    beginStopping();
    return (stopping ??= stopAll(stoppers));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      logInfo('gateway', 'stopping');
      void stop().then(() => process.exit(0));
    });
  }
  return stop;
}

async function stopAll(stoppers: Stopper[]): Promise<void> {
  for (let next = stoppers.pop(); next; next = stoppers.pop()) {
    try {
      await next();
    } catch (error) {
      warn('gateway', `while stopping: ${messageOf(error)}`);
    }
  }
}

/** A lost database connection raises an error outside any request. The supervisor restarts the database; every other error is a bug. */
export function surviveLostConnections(stop: () => Promise<void>): void {
  const handle = (error: unknown) => {
    if (isConnectionError(error)) {
      warn('database', `connection lost: ${messageOf(error)}`);
      return;
    }
    warn('gateway', error instanceof Error ? (error.stack ?? error.message) : String(error));
    void stop().then(() => process.exit(1));
  };
  process.on('uncaughtException', handle);
  process.on('unhandledRejection', handle);
}
