export function remoteVersion(name: string): Promise<string>;
