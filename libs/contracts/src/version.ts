/** Version of the host contract that this code describes. A remote declares the range that it supports. */
export const HOST_CONTRACT_VERSION = '1.3.0';

/**
 * Whether a host of `version` satisfies a remote's `range`. Understands exact versions and caret ranges:
 * `^1.2.0` takes 1.2.0 and every later 1.x.
 */
export function satisfiesContract(version: string, range: string): boolean {
  const have = parse(version);
  const want = parse(range.replace(/^\^/, ''));
  if (!have || !want) return false;
  if (!range.startsWith('^')) return have.join('.') === want.join('.');
  if (have[0] !== want[0]) return false;
  return have[1] > want[1] || (have[1] === want[1] && have[2] >= want[2]);
}

function parse(text: string): [number, number, number] | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}
