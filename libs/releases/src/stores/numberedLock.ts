import { setTimeout as wait } from 'node:timers/promises';

/** Operations of a store that the lock needs. Each number is a file, and its text says who holds the lock. */
export type LockFiles = {
  /** The numbers that exist. */
  numbers: () => Promise<number[]>;
  /** Creates a number. Returns false when it exists: of two writers only one creates it. */
  create: (number: number, text: string) => Promise<boolean>;
  read: (number: number) => Promise<string | null>;
  replace: (number: number, text: string) => Promise<void>;
  remove: (number: number) => Promise<void>;
};

export type Hold = {
  /** @throws Error when so much time has passed that another writer may soon take the lock over: nothing may be written then */
  check: () => void;
};

/** After this time without a change, a lock counts as left behind by a process that crashed. */
export const LEASE_MS = 20_000;
const ASK_EVERY_MS = 50;
/** Leases to wait before giving up, when one holder follows the other. */
const PATIENCE = 6;
const FREE = 'free';

/**
 * Runs a task while no other process runs one under the same lock.
 *
 * The highest number is the lock: it is free when its text says so, or when this process has seen it unchanged for a lease.
 * Taking it means creating the next number, which only one process can. Clocks of two machines are never compared, and the
 * highest number is never removed, so a lock that was taken over cannot be taken over twice.
 * @param holder named in the message for others who wait too long
 * @throws Error when others hold the lock all the time
 */
export async function withLock<Result>(
  files: LockFiles,
  holder: string,
  task: (hold: Hold) => Promise<Result>,
  leaseMs = LEASE_MS,
): Promise<Result> {
  const { number, taken } = await take(files, holder, leaseMs);
  const check = () => {
    if (elapsedMs(taken) < leaseMs / 2) return;
    throw new Error('The release store was so slow that the change was given up. Nothing was changed; run it again.');
  };
  try {
    return await task({ check });
  } finally {
    // A lock that cannot be freed is taken over after a lease; what the task did counts.
    await free(files, number).catch(() => undefined);
  }
}

async function free(files: LockFiles, number: number): Promise<void> {
  await files.replace(number, FREE);
  const older = (await files.numbers()).filter((other) => other < number);
  for (const other of older) await files.remove(other);
}

type Moment = { wallMs: number; steadyMs: number };
const now = (): Moment => ({ wallMs: Date.now(), steadyMs: performance.now() });
/** The steady clock stops while a computer sleeps, and the wall clock may be set back: the longer time counts. */
const elapsedMs = (since: Moment) => Math.max(Date.now() - since.wallMs, performance.now() - since.steadyMs);

async function take(files: LockFiles, holder: string, leaseMs: number): Promise<{ number: number; taken: Moment }> {
  const beganMs = performance.now();
  let seen = { number: -1, sinceMs: 0 };
  for (;;) {
    const last = await highest(files);
    const text = last === 0 ? FREE : await files.read(last);
    if (seen.number !== last) seen = { number: last, sinceMs: performance.now() };
    if (text === FREE || performance.now() - seen.sinceMs >= leaseMs) {
      const [number, taken] = [last + 1, now()];
      if (await files.create(number, holder)) {
        if ((await highest(files)) === number) return { number, taken };
        // The number had been used and removed between the listing and the creation: others are ahead.
        await files.remove(number);
      }
      continue;
    }
    if (performance.now() - beganMs > leaseMs * PATIENCE)
      throw new Error(
        `The release store is being changed by ${text || 'another process'} all the time; try again later.`,
      );
    await wait(ASK_EVERY_MS);
  }
}

const highest = async (files: LockFiles) => Math.max(0, ...(await files.numbers()));
