/**
 * Whether a file is the one that was asked for. A cache can be written to by anything that runs on the site; a release names
 * the bytes that it wants.
 * @param integrity as in `<script integrity>`; empty: any file is
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
