/** @jest-environment node */
import { LONG_SECONDS } from './compose/form';
import { trackLengthMs } from './trackLength';
import { DEMO_TRACKS } from '../verify/demoTracks';
import { problemsOf } from '../verify/problemsOf';
import { survey } from '../verify/survey';

jest.setTimeout(600_000);

test('the long tracks of the demo have their announced length, and share no samples with each other', async () => {
  const wanted = DEMO_TRACKS.filter(({ seconds }) => seconds >= LONG_SECONDS);
  const pieces = await survey(wanted);
  expect(pieces.length).toBeGreaterThanOrEqual(12);
  for (const piece of pieces) expect(piece.durationMs).toBe(trackLengthMs(piece));
  // The long tracks have few genres, so tempos may repeat.
  expect(problemsOf(pieces).filter((problem) => !problem.startsWith('Only '))).toEqual([]);
});
