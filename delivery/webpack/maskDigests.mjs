/** A text of the same length that replaces a digest while a script is minified. */
const maskOf = (index, { length }) => `~${index.toString(36).padStart(length - 1, '0')}`;

/**
 * Replaces digests of files in a script by their place in a list. swc gives the shortest names to the letters that a script has most of, and what
 * webpack calls its files before it has their content depends on the folder of the build: one version had other bytes on another machine.
 * @param source a script
 * @param digests all that may occur in it, in an order that does not depend on them
 * @returns the script to minify, and a function that puts the digests back
 */
export function maskDigests(source, digests) {
  const masks = new Map(digests.map((digest, index) => [digest, maskOf(index, digest)]));
  const originals = new Map([...masks].map(([digest, mask]) => [mask, digest]));
  const replaced = (text, map) =>
    map.size === 0 ? text : text.replace(new RegExp([...map.keys()].join('|'), 'g'), (found) => map.get(found));
  return { masked: replaced(source, masks), restore: (text) => replaced(text, originals) };
}
