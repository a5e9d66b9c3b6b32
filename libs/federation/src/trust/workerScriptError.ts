/** The worker's file was not reached, or is not what was built. Nothing of it ran. */
export class WorkerScriptError extends Error {
  override name = 'WorkerScriptError';
}
