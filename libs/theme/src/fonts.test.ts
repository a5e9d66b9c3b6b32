import { loadFonts } from './fonts';

class FakeFace {
  static refused: string[] = [];
  isLoaded = false;
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {}
  load() {
    if (FakeFace.refused.includes(this.family)) return Promise.reject(new Error('NetworkError'));
    this.isLoaded = true;
    return Promise.resolve(this);
  }
}

let known: FakeFace[];
beforeEach(() => {
  known = [];
  FakeFace.refused = [];
  Object.assign(globalThis, { FontFace: FakeFace });
  Object.assign(document, { fonts: { add: (face: FakeFace) => known.push(face) } });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'FontFace'));

const seen = () => known.map(({ family, isLoaded }) => [family, isLoaded]);

it('adds all fonts at once, after those that every page needs have loaded', async () => {
  const loading = loadFonts();
  expect(known).toEqual([]);
  await loading;
  expect(seen()).toEqual([
    ['Inter Variable', true],
    ['Bricolage Grotesque Variable', true],
    ['Inter Variable', false],
    ['Bricolage Grotesque Variable', false],
  ]);
  expect(known.map(({ descriptors }) => descriptors.display)).toEqual(Array(4).fill('swap'));
});

it('adds a font that failed to load again, so that text can load it later', async () => {
  FakeFace.refused = ['Inter Variable'];
  await loadFonts();
  expect(seen()[0]).toEqual(['Inter Variable', false]);
  expect(known).toHaveLength(4);
});

it('adds no fonts in a browser without the Font Loading API', async () => {
  Reflect.deleteProperty(globalThis, 'FontFace');
  await loadFonts();
  expect(known).toEqual([]);
});
