import type { Random } from './random';

/** What a visual language gets to work with. */
interface Scene {
  title: string;
  artist: string;
  genre: string;
  random: Random;
}

/** Draws one cover's content, without the svg element around it. */
export type Language = (scene: Scene) => string;
