/**
 * Whether the same request may succeed later, by its HTTP status: no response (0), timeout (408), too many requests (429), or a
 * server error (500 and above).
 */
export const isTemporaryStatus = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;
