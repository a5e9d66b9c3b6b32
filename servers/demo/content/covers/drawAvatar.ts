import { emblem } from './portrait/emblem';
import { person, type Look } from './portrait/person';
import { createRandom } from './random';
import { side } from './svg';

export interface AvatarRequest {
  artist: {
    name: string;
    seed: string | number;
    /** A group gets an emblem, a person a portrait. When omitted, the name decides ("The …", "… Quintet"). */
    isGroup?: boolean;
    /** Features of the portrait of a person. */
    look?: Look;
  };
}

const groupWords =
  /^(the|les|los|die) |\b(band|trio|quartet|quintet|sextet|ensemble|orchestra|collective|choir|sisters|brothers|sound system)\b/i;

/** Draws an artist's picture. The same request gives the same bytes. */
export function drawAvatar({ artist }: AvatarRequest): string {
  const random = createRandom(`${artist.seed}/${artist.name}`);
  const isGroup = artist.isGroup ?? groupWords.test(artist.name);
  const content = isGroup ? emblem(artist.name, random) : person(random, artist.look);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${content}</svg>`;
}
