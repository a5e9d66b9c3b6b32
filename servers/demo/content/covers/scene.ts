import type { Random } from './random';

/** The input of a style function. */
interface Scene {
  title: string;
  artist: string;
  genre: string;
  random: Random;
}

/** Draws the contents of one cover, without the svg element around it. */
export type CoverStyle = (scene: Scene) => string;
