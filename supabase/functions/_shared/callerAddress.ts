/**
 * Where a request comes from, as the gateway in front says: its own header first, else the last address that a proxy
 * appended. What stands before that is the visitor's own claim. For counting only; it is kept nowhere.
 */
export function callerAddress(request: Request): string {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return request.headers.get('cf-connecting-ip') ?? (forwarded || 'unknown');
}
