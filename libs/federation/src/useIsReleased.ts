import { useRemotes } from './RemotesProvider.tsx';

/**
 * Whether a released remote has a screen at this route pattern. Lets one app link to a screen of another that may not be
 * there yet: the link appears with the release that brings the screen.
 * @example const hasSettings = useIsReleased('/artist-settings');
 */
export function useIsReleased(route: string): boolean {
  const { remotes } = useRemotes().registry.manifest;
  return Object.values(remotes).some(({ live }) => live.routes.includes(route));
}
