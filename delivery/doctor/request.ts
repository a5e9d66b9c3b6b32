/** The longest wait for an answer, in ms. */
const WITHIN_MS = 20_000;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; null when it is none. */
  json: unknown;
}

/**
 * Sends a request and reads the whole response.
 * @returns null when the server does not respond
 */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer | null> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(WITHIN_MS) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
