import { runWorker } from './runWorker.ts';
import type { WorkerScope } from './scope.ts';

/** Set by the build. */
declare const SHELL_BUILD: string;
declare const SHELL_FILES: readonly string[];

runWorker(
  globalThis as unknown as WorkerScope,
  { build: SHELL_BUILD, files: SHELL_FILES },
  { caches, fetch: fetch.bind(globalThis) },
);
