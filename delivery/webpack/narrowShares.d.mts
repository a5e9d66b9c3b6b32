export const NARROW_SHARES: Record<string, string>;
