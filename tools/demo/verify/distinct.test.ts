/** @jest-environment node */
import { PIECES, type Piece } from './pieces';
import { problemsOf } from './problemsOf';
import { survey, type SurveyedPiece } from './survey';

jest.setTimeout(180_000);

/** The shortest form of each piece. `tools/demo/verifyDistinct.ts` composes all of them at full length. */
const SECONDS = 8;

const byGenre = new Map<string, Piece[]>();
for (const piece of PIECES) byGenre.set(piece.genre, [...(byGenre.get(piece.genre) ?? []), piece]);
const chosen = [...byGenre.values()].flatMap((pieces) => [pieces[0]!, pieces.at(-1)!]);

let pieces: SurveyedPiece[];
beforeAll(async () => {
  pieces = await survey(chosen.map((piece) => ({ ...piece, seconds: SECONDS })));
});

test('no two of the demo’s pieces share two seconds of samples; bands and tempo differ by genre', () => {
  expect(pieces).toHaveLength(40);
  expect(problemsOf(pieces)).toEqual([]);
});

test('a quotation, a copy, and a band that plays two genres would be found', () => {
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
