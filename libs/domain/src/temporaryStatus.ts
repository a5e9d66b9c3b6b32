/**
 * Whether an HTTP status says that the same request may get through later: no answer at all (0), too slow, too many, or the
 * server's own fault.
 */
export const isTemporaryStatus = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;
