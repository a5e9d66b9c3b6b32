/** Name of the page's one Trusted Types policy: the content security policy allows no other. */
const SCRIPT_POLICY = 'fairtone';

/** Global variable where the webpack runtime of every app finds the policy; delivery/webpack/trustedScripts.mjs has the same name. */
const GLOBAL = 'fairtoneScripts';

/** URLs of folders that scripts may come from, each ending with a slash. */
export interface ScriptSources {
  /** Folders whose files, at any depth, are scripts of a release. */
  folders: string[];
  /** Folders whose direct files are scripts, but not files in their subfolders. */
  flatFolders: string[];
}

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };

// Blob URLs of code that this page has checked. Only startVerifiedWorker adds to them.
const verified = new Set<string>();

/**
 * Creates the page's Trusted Types policy: scripts load only from these sources. Without it, or by any other way, the browser
 * refuses to load a script that code adds to the page.
 * @throws TypeError at a second call
 */
export function trustScriptsFrom(sources: ScriptSources): void {
  const rules: ScriptPolicy = {
    createScriptURL(url) {
      if (verified.has(url) || isScriptOf(sources, url)) return url;
      throw new TypeError(`Not a script of a release: ${url}`);
    },
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const value = trustedTypes ? trustedTypes.createPolicy(SCRIPT_POLICY, rules) : rules;
  // Read-only: later code can neither replace nor delete it.
  Object.defineProperty(globalThis, GLOBAL, { value });
}

/** URL of a script, in the form that Trusted Types require. @throws TypeError when it is not a script of a release */
export function scriptUrl(url: string): string {
  const policy = (globalThis as { [GLOBAL]?: ScriptPolicy })[GLOBAL];
  return policy ? policy.createScriptURL(url) : url;
}

/** Calls `start` with a blob URL of code that was checked before. The policy accepts this URL only while `start` runs. */
export function startFromBlob<Started>(code: Blob, start: (url: string) => Started): Started {
  const url = URL.createObjectURL(code);
  verified.add(url);
  try {
    return start(scriptUrl(url));
  } finally {
    verified.delete(url);
    URL.revokeObjectURL(url);
  }
}

/** Whether an address is that of a `.js` file in these folders, without credentials, query, hash or escapes. */
export function isScriptOf({ folders, flatFolders }: ScriptSources, address: string): boolean {
  if (!URL.canParse(address, location.href)) return false;
  const url = new URL(address, location.href);
  if (url.username || url.search || url.hash || !/^[\w./~+@-]+\.js$/.test(url.pathname)) return false;
  return (
    folders.some((folder) => url.href.startsWith(folder)) ||
    flatFolders.some((folder) => url.href.startsWith(folder) && !url.href.slice(folder.length).includes('/'))
  );
}
