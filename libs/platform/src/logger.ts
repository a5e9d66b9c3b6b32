/** One thing worth knowing, with the remote and version that it happened in where there is one. */
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

/** Writes to every sink. */
export function log(entry: LogEntry): void {
  for (const sink of sinks) sink(entry);
}

/** Adds a sink, such as telemetry or a test; returns what removes it. */
export function addLogSink(sink: Sink): () => void {
  sinks.add(sink);
  return () => sinks.delete(sink);
}
