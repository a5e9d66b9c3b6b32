import { createLineWorker, type LineWorkerSpec } from './lineWorker.ts';

export type WorkerPool<Job, Result> = {
  /** Creates the job when its turn comes. */
  run: (prepare: () => Promise<Job>) => Promise<Result>;
  stop: () => Promise<void>;
};

type Task<Job, Result> = {
  prepare: () => Promise<Job>;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/** A pool of equal workers; jobs run in the order in which they were requested. */
export function createWorkerPool<Job, Result>(size: number, spec: LineWorkerSpec): WorkerPool<Job, Result> {
  const workers = Array.from({ length: size }, (_, index) =>
    createLineWorker<Job, Result>({ ...spec, name: `${spec.name}-${index + 1}` }),
  );
  const idle = [...workers];
  const waiting: Task<Job, Result>[] = [];
  let isStopped = false;

  const pump = () => {
    while (idle.length > 0 && waiting.length > 0) {
      const worker = idle.shift()!;
      const { prepare, resolve, reject } = waiting.shift()!;
      const release = () => {
        idle.push(worker);
        pump();
      };
      prepare().then(worker.ask).then(resolve, reject).finally(release);
    }
  };

  return {
    run: (prepare) =>
      new Promise((resolve, reject) => {
        if (isStopped) return reject(new Error(`${spec.name} stopped`));
        waiting.push({ prepare, resolve, reject });
        pump();
      }),
    stop: async () => {
      isStopped = true;
      for (const { reject } of waiting.splice(0)) reject(new Error(`${spec.name} stopped`));
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
