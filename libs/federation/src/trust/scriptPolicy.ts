/** Name of the page's one Trusted Types policy: the content security policy allows no other. */
const SCRIPT_POLICY = 'fairtone';

/** Where webpack's runtime of every app finds the policy; delivery/webpack/trustedScripts.mjs writes the same name. */
const GLOBAL = 'fairtoneScripts';

/** What scripts may come from, each ending with a slash. */
export interface ScriptSources {
  /** Folders of one origin whose files, at any depth, are scripts of a release. */
  folders: string[];
  /** Folders whose own files are scripts, not those of folders in it. */
  flatFolders: string[];
}

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

type TrustedTypes = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };

// Urls of code that this page checked and holds itself. Only startVerifiedWorker adds to it.
const verified = new Set<string>();

/**
 * Makes the page's Trusted Types policy: from here on a script is only loaded from where releases lie. Without it, and in
 * any other way, the browser refuses to load a script that code adds to the page.
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
  // Neither replaced nor taken away by whatever runs later.
  Object.defineProperty(globalThis, GLOBAL, { value });
}

/** Address of a script, in the form that the browser takes. @throws TypeError when it is not a script of a release */
export function scriptUrl(url: string): string {
  const policy = (globalThis as { [GLOBAL]?: ScriptPolicy })[GLOBAL];
  return policy ? policy.createScriptURL(url) : url;
}

/** Lets code that was checked already be started from the blob that holds it, while `start` runs. */
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

/** Whether an address is one of a file in these folders, written plainly. */
export function isScriptOf({ folders, flatFolders }: ScriptSources, address: string): boolean {
  if (!URL.canParse(address, location.href)) return false;
  const url = new URL(address, location.href);
  if (url.username || url.search || url.hash || !/^[\w./~+@-]+\.js$/.test(url.pathname)) return false;
  return (
    folders.some((folder) => url.href.startsWith(folder)) ||
    flatFolders.some((folder) => url.href.startsWith(folder) && !url.href.slice(folder.length).includes('/'))
  );
}
