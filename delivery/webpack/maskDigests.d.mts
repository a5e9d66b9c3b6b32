export function maskDigests(
  source: string,
  digests: readonly string[],
): { masked: string; restore: (text: string) => string };
