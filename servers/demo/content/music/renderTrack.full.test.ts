/** @jest-environment node */
import { SCORES } from './genres/catalogue';
import { describePieces } from './testing/describePieces';

jest.setTimeout(180_000);

const genres = SCORES.map(({ name }) => name);
describe('pieces of every genre', () => describePieces(genres, ['Rock', 'Classical', 'Electronic']));
