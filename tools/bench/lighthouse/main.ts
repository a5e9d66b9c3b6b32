// npm run bench:lighthouse -- [--rounds 5] [--page home] [--data folder] [--slowdown 4] [--json]
import { parseArgs } from 'node:util';
import { SLOWDOWN } from '../lines.ts';
import { CATEGORIES, categories } from './categories.ts';
import { faultLines, mediansOf, missedGoals, tableOf, type Visits } from './report.ts';
import { pagesOf, startShop } from './shop.ts';
import { visit } from './visit.ts';

const SAY_EVERY_MS = 30_000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true },
    data: { type: 'string' },
    slowdown: { type: 'string', default: SLOWDOWN },
    json: { type: 'boolean', default: false },
  },
});
const say = (line: string) => values.json || console.log(line);

say('Making the demo …');
let saidAt = 0;
const shop = await startShop(values.data, (tracks) => {
  if (Date.now() - saidAt < SAY_EVERY_MS) return;
  saidAt = Date.now();
  say(`${tracks} tracks to go`);
});
try {
  const all = Object.entries(await pagesOf(shop));
  const pages = values.page ? all.filter(([name]) => values.page!.includes(name)) : all;
  if (pages.length === 0) throw new Error(`--page is one of ${all.map(([name]) => name).join(', ')}.`);
  const visits: Visits = Object.fromEntries(pages.map(([name]) => [name, []]));
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    // Round by round over all pages instead of five visits of one page: other load on the machine affects all alike.
    for (const [name, path] of pages) {
      const seen = await visit(shop.url + path, Number(values.slowdown));
      visits[name]!.push(seen);
      say(`round ${round}, ${name}: ${categories.map((id) => `${CATEGORIES[id].name} ${seen.scores[id]}`).join(', ')}`);
    }
  }
  if (values.json) console.log(JSON.stringify(visits, null, 2));
  const speed = Math.round(mediansOf(Object.values(visits).flat()).speed);
  [
    ...faultLines(visits),
    '',
    ...tableOf(visits),
    '',
    `Speed of this machine, by Lighthouse's measure: ${speed}`,
  ].forEach(say);
  const missed = missedGoals(visits);
  for (const goal of missed) console.error(`MISSED  ${goal}`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await shop.stop();
}
