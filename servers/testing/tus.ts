import type { Backend } from './clients.ts';

export const TUS_PATH = '/storage/v1/upload/resumable';

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Value of the header `Upload-Metadata`. */
export const tusMetadata = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join(',');

/** Plain requests of the TUS protocol that tus-js-client would never send. @param token of a person, or a key */
export function tusAs(backend: Pick<Backend, 'url'>, token: string) {
  const sender: Record<string, string> = token.startsWith('sb_')
    ? { apikey: token }
    : { authorization: `Bearer ${token}` };
  const common = { ...sender, 'tus-resumable': '1.0.0' };
  const send = (method: string, path: string, headers: Record<string, string> = {}, body?: BodyInit) =>
    fetch(new URL(path, backend.url), {
      method,
      headers: { ...common, ...headers },
      body,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit);
  return {
    send,
    create: (
      metadata: Record<string, string>,
      length: number | string,
      headers: Record<string, string> = {},
      body?: BodyInit,
    ) =>
      send(
        'POST',
        TUS_PATH,
        {
          'upload-length': String(length),
          'upload-metadata': tusMetadata(metadata),
          ...headers,
        },
        body,
      ),
    head: (path: string) => send('HEAD', path),
    patch: (path: string, offset: number, bytes: BodyInit, headers: Record<string, string> = {}) =>
      send(
        'PATCH',
        path,
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream', ...headers },
        bytes,
      ),
    remove: (path: string) => send('DELETE', path),
  };
}
