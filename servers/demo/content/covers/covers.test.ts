/** @jest-environment node */
import sharp from 'sharp';
import { drawAvatar, drawCover, renderAvatar, renderCover } from './index';
import { stylesByGenre } from './styles/index';

/** Number of seeds; FAIRTONE_RUNS=20 tests more. */
const SEEDS = Number(process.env.FAIRTONE_RUNS ?? 2);

const genres = Object.keys(stylesByGenre);
const cover = (genre: string, seed: string | number = 1, title = 'Salt and Signal') =>
  drawCover({ album: { title, artist: 'Marisol Vane', genre, seed } });

describe('covers', () => {
  it.each(genres)('of %s are equal for the same seed, and differ between seeds', (genre) => {
    expect(cover(genre, 'a')).toBe(cover(genre, 'a'));
    expect(cover(genre, 'a')).not.toBe(cover(genre, 'b'));
  });

  it.each(genres)('of %s fit any title, use no system fonts and have no invalid numbers', (genre) => {
    for (const title of ['X', 'Źdźbło', 'Gökyüzü', 'A Very Long Title About the Weight of Small Rooms at Night']) {
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const svg = cover(genre, seed, title);
        expect(svg).not.toContain('<text');
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });

  it('have several visual styles', () => {
    expect(new Set(Object.values(stylesByGenre).flat()).size).toBeGreaterThanOrEqual(15);
  });

  it('are stored as three square JPEGs', async () => {
    const files = await renderCover(cover('Jazz'));
    for (const size of [320, 640, 1400] as const) {
      const { format, width, height } = await sharp(files[size]).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: size, height: size });
    }
  });
});

describe('avatars', () => {
  it('are portraits for people and emblems for groups', async () => {
    const [person, group] = ['Marisol Vane', 'The Ferrymen'].map((name) => drawAvatar({ artist: { name, seed: 1 } }));
    expect(person).not.toBe(group);
    expect(person).toBe(drawAvatar({ artist: { name: 'Marisol Vane', seed: 1 } }));
    const { format, width } = await sharp(await renderAvatar(person!)).metadata();
    expect({ format, width }).toEqual({ format: 'jpeg', width: 512 });
  });

  it('follow a chosen look', () => {
    const draw = (isBearded: boolean) =>
      drawAvatar({ artist: { name: 'Ada', seed: 1, look: { hair: 'bob', skin: 5, isBearded } } });
    expect(draw(true)).not.toBe(draw(false));
  });
});
