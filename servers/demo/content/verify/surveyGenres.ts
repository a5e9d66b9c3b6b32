import { DEMO_TRACKS } from './demoTracks';
import { survey, type SurveyedPiece } from './survey';

/** The shortest form of each piece. `servers/demo/content/verifyDistinct.ts` renders all of them at full length. */
const SECONDS = 8;

/**
 * Renders the first and the last piece of each genre of the demo.
 * @param genres how many genres; all of them when omitted
 */
export async function surveyGenres(genres = Infinity): Promise<SurveyedPiece[]> {
  const names = [...new Set(DEMO_TRACKS.map(({ genre }) => genre))].slice(0, genres);
  const chosen = names.flatMap((name) => {
    const pieces = DEMO_TRACKS.filter(({ genre }) => genre === name);
    return [pieces[0]!, pieces.at(-1)!];
  });
  return survey(chosen.map((piece) => ({ ...piece, seconds: SECONDS })));
}
