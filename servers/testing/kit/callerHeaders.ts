/**
 * Headers of a caller: a person's token beside the key of guests, or a key of its own, which is sent as `apikey` alone.
 * @param token without one, a guest
 */
export const callerHeaders = ({ anonKey }: { anonKey: string }, token?: string | null): Record<string, string> => {
  if (token?.startsWith('sb_')) return { apikey: token };
  return { apikey: anonKey, ...(token && { authorization: `Bearer ${token}` }) };
};
