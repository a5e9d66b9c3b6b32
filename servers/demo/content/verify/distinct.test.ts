/** @jest-environment node */
import { problemsOf } from './problemsOf';
import type { SurveyedPiece } from './survey';
import { surveyGenres } from './surveyGenres';

jest.setTimeout(60_000);

let pieces: SurveyedPiece[];
beforeAll(async () => {
  pieces = await surveyGenres(3);
});

test('no two pieces of three genres share two seconds of samples; bands and tempo differ by genre', () => {
  expect(pieces).toHaveLength(6);
  expect(problemsOf(pieces)).toEqual([]);
});

test('a quotation, a copy, and a band that plays two genres are found', () => {
  const [first, second] = pieces as [SurveyedPiece, SurveyedPiece];
  const quoting = { ...second, prints: [...second.prints, first.prints[3]!] };
  expect(problemsOf([first, quoting])).toContain(`${second.name} shares samples with ${first.name}`);
  const copy = { ...first, name: 'Another Title' };
  expect(problemsOf([first, copy])).toContain(`Another Title shares samples with ${first.name}`);
  const other = pieces.find(({ genre }) => genre !== first.genre)!;
  const borrowing = { ...other, instruments: first.instruments };
  expect(problemsOf([first, borrowing])).toEqual([
    `${other.name}: ${other.genre} is played by a band of ${first.genre}`,
  ]);
});
