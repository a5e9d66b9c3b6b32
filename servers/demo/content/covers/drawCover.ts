import { stylesByGenre } from './styles/index';
import { cutPaper } from './styles/cutPaper';
import { createRandom } from './random';
import { side } from './svg';

export interface CoverRequest {
  album: {
    title: string;
    artist: string;
    /** The album's first genre by its stored English name. */
    genre: string;
    seed: string | number;
  };
}

/** Draws an album's cover in the style of its genre. The same request gives the same bytes. */
export function drawCover({ album }: CoverRequest): string {
  const random = createRandom(`${album.seed}/${album.title}/${album.artist}`);
  const language = random.pick(stylesByGenre[album.genre] ?? [cutPaper]);
  const content = language({ title: album.title, artist: album.artist, genre: album.genre, random });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${content}</svg>`;
}
