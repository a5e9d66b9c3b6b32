export function sharedBuildCache(folder: string): Record<string, string>;
