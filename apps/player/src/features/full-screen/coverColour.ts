/** Additional weight of a fully saturated pixel over a grey one, because a cover is recognised by its vivid colours. */
const COLOUR_WEIGHT = 12;

interface Bucket {
  weight: number;
  red: number;
  green: number;
  blue: number;
}

/**
 * The dominant colour of a picture; vivid colours count more than grey.
 * @param pixels red, green, blue and alpha of each pixel, 0 to 255
 * @returns `rgb(…)`, or null for a picture without opaque pixels
 */
export function dominantColour(pixels: Uint8ClampedArray): string | null {
  const buckets = new Map<number, Bucket>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha > 127) addTo(buckets, red, green, blue);
  }
  const [first] = [...buckets.values()].sort((a, b) => b.weight - a.weight);
  if (!first) return null;
  const mean = (sum: number) => Math.round(sum / first.weight);
  return `rgb(${mean(first.red)} ${mean(first.green)} ${mean(first.blue)})`;
}

// Similar colours share a bucket: eight steps per channel.
function addTo(buckets: Map<number, Bucket>, red: number, green: number, blue: number) {
  const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
  const saturation = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
  const weight = 1 + COLOUR_WEIGHT * saturation;
  const bucket = buckets.get(key) ?? { weight: 0, red: 0, green: 0, blue: 0 };
  bucket.weight += weight;
  bucket.red += red * weight;
  bucket.green += green * weight;
  bucket.blue += blue * weight;
  buckets.set(key, bucket);
}
