import { readdirSync, readFileSync } from 'node:fs';

/** Of the clock in which Linux counts. */
const TICKS_PER_SECOND = 100;

/**
 * Seconds of processor time that the browsers of this machine have used (Linux). Of what happens between two calls, the difference
 * says what it costs; other work on the machine hardly lengthens it.
 */
export function browserCpuSeconds(): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.reduce((sum, pid) => sum + secondsOf(pid), 0);
}

function secondsOf(pid: string): number {
  try {
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('chrom')) return 0;
    // Behind the name in brackets; threads that ended are in it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    // It ended meanwhile.
    return 0;
  }
}
