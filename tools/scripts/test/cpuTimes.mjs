import { cpus } from 'node:os';

/** Milliseconds that all cores together were busy and idle since the machine started. */
export function cpuTimes() {
  let [busy, idle] = [0, 0];
  for (const { times } of cpus()) {
    busy += times.user + times.nice + times.sys + times.irq;
    idle += times.idle;
  }
  return { busy, idle };
}

/** Share of busy time between two readings: 1 when no core was idle. */
export function busyShare(before, after) {
  const busy = after.busy - before.busy;
  const whole = busy + after.idle - before.idle;
  return whole === 0 ? 0 : busy / whole;
}
