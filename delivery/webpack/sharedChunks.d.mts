export function besideOtherVersions(takeChunks: string, registry: string): string;
