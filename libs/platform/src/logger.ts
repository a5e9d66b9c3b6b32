/** A log entry, with remote and version if it belongs to one. */
export interface LogEntry {
  level: 'info' | 'warning' | 'error';
  message: string;
  remote?: string;
  version?: string;
  error?: unknown;
}

type Sink = (entry: LogEntry) => void;

const sinks = new Set<Sink>([
  (entry) => {
    if (entry.level !== 'info')
      console[entry.level === 'error' ? 'error' : 'warn'](`[fairtone] ${entry.message}`, entry);
  },
]);

/** Writes an entry to every sink. */
export function log(entry: LogEntry): void {
  for (const sink of sinks) sink(entry);
}

/** Adds a sink, such as telemetry or a test. @returns a function that removes it */
export function addLogSink(sink: Sink): () => void {
  sinks.add(sink);
  return () => sinks.delete(sink);
}
