export const root: string;
export const productVersion: string;
export const REMOTES: string[];
export function libAliases(): Record<string, string>;
