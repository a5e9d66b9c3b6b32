export function writeInstallFiles(output: string): Promise<void>;
