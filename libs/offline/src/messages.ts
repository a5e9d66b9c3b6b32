/** What a page says to its worker. */
export type WorkerMessage =
  /** The page has settled, with these files: now there is time to keep it. */
  | { type: 'settled'; files: string[] }
  /** Which build of the shell does the worker come from? Answered through the port. */
  | { type: 'build' }
  /** Takes over from the worker before. */
  | { type: 'takeOver' };
