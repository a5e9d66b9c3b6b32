import { runRounds } from './rounds.ts';

// npm run test:full runs twenty rounds.
test('48. killed with SIGKILL under load, twice: no acknowledged change is lost, nothing is half done', async () => {
  const { rounds, journal } = await runRounds(2, 20_260_120);
  expect(rounds.flatMap(({ violations }) => violations)).toEqual([]);
  expect(Object.entries(journal).filter(([, list]) => list.length === 0)).toEqual([]);
}, 180_000);
