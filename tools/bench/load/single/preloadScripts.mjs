/** Replaces the federated version: the bundle has no scripts of releases. `shell.json` lists the preloads of its page. */
export const preloadScripts = () => undefined;
