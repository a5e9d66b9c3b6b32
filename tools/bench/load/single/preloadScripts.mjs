/** In place of the federated one: the bundle has no scripts of releases. What its page preloads is in `shell.json`. */
export const preloadScripts = () => undefined;
