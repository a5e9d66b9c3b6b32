export const SHARED_LIBS: string[];
export const SHARED_REQUESTS: string[];
export const SHARED_PACKAGES: string[];
export function providedModules(libVersion: string): Record<string, object>;
export function consumedModules(): Record<string, object>;
export function packageOf(request: string): string;
