import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second of Linux. */
const TICKS_PER_SECOND = 100;

/**
 * Seconds of processor time that the browsers of this machine have used (Linux). The difference of two calls is the cost of what
 * happened in between; other work on the machine hardly changes it.
 */
export function browserCpuSeconds(): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.reduce((sum, pid) => sum + secondsOf(pid), 0);
}

function secondsOf(pid: string): number {
  try {
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('chrom')) return 0;
    // The fields follow the name in brackets; they include threads that have ended.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    // The process ended meanwhile.
    return 0;
  }
}
