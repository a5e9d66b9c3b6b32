/**
 * Address of a request's sender, as the gateway in front reports it: from its own header, else the last address that a proxy
 * appended. Earlier addresses can be forged by the visitor. For counting only; it is never stored.
 */
export function callerAddress(request: Request): string {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return request.headers.get('cf-connecting-ip') ?? (forwarded || 'unknown');
}
