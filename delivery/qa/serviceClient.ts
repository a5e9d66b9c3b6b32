import { keyHeaders } from '@fairtone/domain';

/** A backend, and its secret key. */
export interface ServiceBackend {
  url: string;
  serviceKey: string;
}

/** Sends a request to a backend as its service role. @throws with the text of the response when it refuses */
export async function askService(
  { url, serviceKey }: ServiceBackend,
  method: string,
  path: string,
  { body, prefer, allow = [] }: { body?: unknown; prefer?: string; allow?: number[] } = {},
): Promise<{ status: number; data: unknown }> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...keyHeaders(serviceKey),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(prefer && { Prefer: prefer }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok && !allow.includes(response.status)) {
    throw new Error(`${method} ${path} was refused with ${response.status}: ${text}`);
  }
  return { status: response.status, data: text ? JSON.parse(text) : null };
}
