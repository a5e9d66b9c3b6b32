import type { CoverStyle } from '../scene';
import { bigShapes } from './bigShapes';
import { cutPaper } from './cutPaper';
import { engraved } from './engraved';
import { glitch } from './glitch';
import { groove } from './groove';
import { guilloche } from './guilloche';
import { halftone } from './halftone';
import { horizons } from './horizons';
import { linocut } from './linocut';
import { mesa } from './mesa';
import { moire } from './moire';
import { night } from './night';
import { ribbons } from './ribbons';
import { stillLife } from './stillLife';
import { textile } from './textile';
import { torn } from './torn';

/** The styles in which a genre's covers are drawn; the seed chooses one. */
export const stylesByGenre: Record<string, readonly [CoverStyle, ...CoverStyle[]]> = {
  Rock: [torn],
  Pop: [bigShapes],
  'Hip Hop': [halftone],
  Electronic: [moire],
  Jazz: [cutPaper],
  Classical: [guilloche],
  'R&B': [ribbons],
  Country: [mesa, linocut],
  Metal: [engraved],
  Folk: [linocut],
  Indie: [stillLife, bigShapes],
  Blues: [night],
  Reggae: [textile],
  Funk: [groove],
  Soul: [groove, ribbons, cutPaper],
  Ambient: [horizons],
  World: [textile],
  Experimental: [glitch],
  Latin: [textile],
  Afrobeat: [textile],
};
