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

it('names all fonts at once, when those that every page needs are there', async () => {
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

it('names a font that could not be had anew, for the text that wants it', async () => {
  FakeFace.refused = ['Inter Variable'];
  await loadFonts();
  expect(seen()[0]).toEqual(['Inter Variable', false]);
  expect(known).toHaveLength(4);
});

it('leaves a page alone whose browser knows no such fonts', async () => {
  Reflect.deleteProperty(globalThis, 'FontFace');
  await loadFonts();
  expect(known).toEqual([]);
});
