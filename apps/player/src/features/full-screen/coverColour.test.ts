import { dominantColour } from './coverColour.ts';

const picture = (...pixels: number[][]) => new Uint8ClampedArray(pixels.flat());
const many = (count: number, pixel: number[]) => Array.from({ length: count }, () => pixel);

describe('the dominant colour of a cover', () => {
  it('is its vivid colour, even when more of it is grey', () => {
    const pixels = picture(...many(6, [120, 120, 120, 255]), ...many(4, [220, 40, 30, 255]));
    expect(dominantColour(pixels)).toBe('rgb(220 40 30)');
  });

  it('is grey for a grey cover, and the mean of similar colours', () => {
    expect(dominantColour(picture([130, 130, 130, 255], [140, 140, 140, 255]))).toBe('rgb(135 135 135)');
  });

  it('is null without opaque pixels', () => {
    expect(dominantColour(picture([255, 0, 0, 0]))).toBeNull();
  });
});
