import type { GenreScore } from '../compose/score';
import { afrobeat } from './afrobeat';
import { ambient } from './ambient';
import { blues } from './blues';
import { classical } from './classical';
import { country } from './country';
import { electronic } from './electronic';
import { experimental } from './experimental';
import { folk } from './folk';
import { funk } from './funk';
import { hipHop } from './hipHop';
import { indie } from './indie';
import { jazz } from './jazz';
import { latin } from './latin';
import { metal } from './metal';
import { pop } from './pop';
import { reggae } from './reggae';
import { rnb } from './rnb';
import { rock } from './rock';
import { soul } from './soul';
import { world } from './world';

/** The score of each genre, in the order of the shop's list. */
export const SCORES: readonly GenreScore[] = [
  rock, pop, hipHop, electronic, jazz, classical, rnb, country, metal, folk,
  indie, blues, reggae, funk, soul, ambient, world, experimental, latin, afrobeat,
];
