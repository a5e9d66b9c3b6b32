import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopProcess, type StopSignals } from './stopProcess.ts';
import { writeFileSafely } from './writeFileSafely.ts';

/** A record with which a later start finds a child that outlived a killed gateway. */
export type ChildRecord = { name: string; pid: number; mark: string; signals: StopSignals };

const folderOf = (dataDir: string) => join(dataDir, 'children');

export function recordChild(dataDir: string, record: ChildRecord): void {
  mkdirSync(folderOf(dataDir), { recursive: true });
  writeFileSafely(join(folderOf(dataDir), `${record.name}.json`), JSON.stringify(record), 0o600);
}

export function forgetChild(dataDir: string, name: string): void {
  rmSync(join(folderOf(dataDir), `${name}.json`), { force: true });
}

/** Stops children that an earlier gateway of this data folder left running. Returns their names. */
export async function stopOrphans(dataDir: string): Promise<string[]> {
  const records = readRecords(dataDir);
  await Promise.all(records.map((record) => stopProcess(record.pid, record.mark, record.signals)));
  for (const record of records) forgetChild(dataDir, record.name);
  return records.map((record) => record.name);
}

function readRecords(dataDir: string): ChildRecord[] {
  try {
    return readdirSync(folderOf(dataDir))
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(folderOf(dataDir), file), 'utf8')) as ChildRecord);
  } catch {
    return [];
  }
}
