export const NARROW_SHARES: Record<string, string>;
export const VERSIONED_SHARES: Record<string, string>;
