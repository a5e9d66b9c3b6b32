// npm run bench:edge -- [--rounds 5] [--seconds 2] [--json]
import { parseArgs } from 'node:util';
import { measureAgeing } from './ageing.ts';
import { measureChanges } from './changes.ts';
import { startDeployment, type Deployment } from './deployment.ts';
import { visitWhileEdgeIsKilled } from './killEdge.ts';
import { printResult } from './printResult.ts';
import { faultsOf, hitShareOf, summarizeChanges, summarizeKill, summarizeSamples, type Result } from './report.ts';
import { measureThroughput } from './throughput.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
if (!(rounds >= 1 && seconds > 0)) throw new Error('--rounds is 1 or more, --seconds more than 0.');

const deployment = await startDeployment();
try {
  const result = await measure(deployment);
  if (values.json) console.log(JSON.stringify(result, null, 2));
  else printResult(result);
  const faults = faultsOf(result);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await deployment.stop();
}

/** The order matters: ageing needs a new edge, and after the kill there is one edge less. */
async function measure(target: Deployment): Promise<Result> {
  const { ages, loads } = await measureAgeing(target);
  const samples = await measureThroughput(target, { rounds, seconds });
  const changes = await measureChanges(target);
  const killed = await visitWhileEdgeIsKilled(target);
  return {
    rows: summarizeSamples(samples),
    hitShare: hitShareOf(samples),
    ages,
    changes: summarizeChanges(changes),
    kill: summarizeKill(killed),
    failed: [...loads, ...samples.map(({ load }) => load), killed].flatMap(({ failed }) => failed),
  };
}
