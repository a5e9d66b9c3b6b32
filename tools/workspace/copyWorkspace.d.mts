export function copyParts(root: string, folder: string, parts: readonly string[]): void;
export function copySources(root: string, folder: string): void;
export function linkPackages(root: string, folder: string): void;
