import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBackend, type RunningBackend } from '../startBackend.ts';
import { signUp } from './calls.ts';
import { emptyJournal, sizeOf, type Journal } from './journal.ts';
import { paymentMismatches } from './provider.ts';
import { seeded } from './random.ts';
import { findViolations } from './violations.ts';
import { publishAlbum, startWork, type Scene } from './work.ts';

const VICTIMS = ['backend', 'backend', 'database', 'database', 'payments', 'rest'] as const;
type Victim = (typeof VICTIMS)[number];

/** Time in ms for what may still arrive after a crash: withheld webhooks, the sweep at the start. */
const REPAIR_WITHIN_MS = 30_000;

export type Round = {
  number: number;
  victim: Victim;
  afterMs: number;
  acknowledged: number;
  upAfterMs: number;
  violations: string[];
};

export type CrashRun = { rounds: Round[]; journal: Journal };

/** Kills parts of a busy backend with SIGKILL at random moments, and compares its data with what was acknowledged. */
export async function runRounds(
  count: number,
  seed: number,
  onRound: (round: Round) => void = () => undefined,
): Promise<CrashRun> {
  const random = seeded(seed);
  const journal = emptyJournal();
  const backend = await startBackend();
  try {
    const artist = await signUp(backend, 'artist');
    journal.people.push({ id: artist.id, email: artist.email });
    const scene: Scene = { backend, journal, random, shop: await publishAlbum(backend, journal, artist) };
    const rounds: Round[] = [];
    for (let number = 1; number <= count; number += 1) {
      rounds.push(await oneRound(scene, backend, number, random.pick(VICTIMS), random.between(200, 2500)));
      onRound(rounds.at(-1)!);
    }
    await backend.restart();
    const left = await untilRepaired(backend, journal, true);
    if (left.length > 0) rounds.at(-1)!.violations.push(...left.map((one) => `after the last start: ${one}`));
    return { rounds, journal };
  } finally {
    await backend.stop();
  }
}

async function oneRound(
  scene: Scene,
  backend: RunningBackend,
  number: number,
  victim: Victim,
  afterMs: number,
): Promise<Round> {
  const before = sizeOf(scene.journal);
  const work = startWork(scene);
  await sleep(afterMs);
  await kill(backend, victim);
  const killedAt = Date.now();
  // Requests continue during the crash: refused ones were not acknowledged.
  if (victim === 'backend') await backend.restart();
  else await sleep(300).then(() => untilUp(backend));
  const upAfterMs = Date.now() - killedAt;
  await work.stop();
  const violations = await untilRepaired(backend, scene.journal, victim === 'backend');
  return { number, victim, afterMs, acknowledged: sizeOf(scene.journal) - before, upAfterMs, violations };
}

async function kill(backend: RunningBackend, victim: Victim): Promise<void> {
  if (victim === 'backend') return backend.kill9();
  const record = readFileSync(join(backend.dataDir, 'children', `${victim}.json`), 'utf8');
  process.kill((JSON.parse(record) as { pid: number }).pid, 'SIGKILL');
}

async function untilUp({ url, output }: RunningBackend): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    if ((await fetch(`${url}/healthz`).catch(() => null))?.ok) return;
  }
  throw new Error(`Not up again after a minute:\n${output()}`);
}

async function untilRepaired(backend: RunningBackend, journal: Journal, isFreshStart: boolean): Promise<string[]> {
  for (const end = Date.now() + REPAIR_WITHIN_MS; ; await sleep(250)) {
    const found = [...(await findViolations(backend, journal, isFreshStart)), ...(await paymentMismatches(backend))];
    if (found.length === 0 || Date.now() > end) return found;
  }
}
