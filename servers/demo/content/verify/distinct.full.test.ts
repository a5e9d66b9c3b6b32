/** @jest-environment node */
import { problemsOf } from './problemsOf';
import { surveyGenres } from './surveyGenres';

jest.setTimeout(180_000);

test('no two of the demo’s pieces share two seconds of samples; bands and tempo differ by genre', async () => {
  const pieces = await surveyGenres();
  expect(pieces).toHaveLength(40);
  expect(problemsOf(pieces)).toEqual([]);
});
