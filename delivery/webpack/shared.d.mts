export const SHARED_LIBS: string[];
export const SHARED_REQUESTS: string[];
export const SHARED_PACKAGES: string[];
export function sharedModules(role: 'host' | 'remote', libVersion: string): Record<string, object>;
export function packageOf(request: string): string;
