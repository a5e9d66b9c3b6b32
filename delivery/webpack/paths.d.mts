export const root: string;
export const productVersion: string;
export const builder: string;
export const tsconfig: string;
export function folderOf(app: string): string;
export const REMOTES: string[];
export function libAliases(): Record<string, string>;
