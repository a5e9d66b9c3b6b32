/** Messages of a page to its service worker. */
export type WorkerMessage =
  /** The page is idle and has loaded these files: the worker may cache it now. */
  | { type: 'settled'; files: string[] }
  /** Asks for the shell build of the worker, which is sent through the port. */
  | { type: 'build' }
  /** Makes a waiting worker replace the previous one. */
  | { type: 'takeOver' };
