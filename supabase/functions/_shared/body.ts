import { Refusal } from './refusal.ts';

/** Reads a body as text and stops as soon as it is too long, independent of its declared length. */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = new Refusal(413, 'too_large', `At most ${maxBytes} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge;
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw tooLarge;
    }
    text += decoder.decode(value, { stream: true });
  }
}
