/**
 * Whether the content of a file has the expected hash. Any script of the site can write to a cache, so a cached file is not trusted.
 * @param integrity as in `<script integrity>`; empty: every file matches
 */
export async function matchesIntegrity(file: Response, integrity: string): Promise<boolean> {
  const wanted = integrity.trim().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const bytes = await file.arrayBuffer();
  for (const one of wanted) {
    const [, length, hash] = /^sha(256|384|512)-([A-Za-z0-9+/=]+)$/.exec(one) ?? [];
    if (hash && hash === toBase64(await crypto.subtle.digest(`SHA-${length}`, bytes))) return true;
  }
  return false;
}

const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
