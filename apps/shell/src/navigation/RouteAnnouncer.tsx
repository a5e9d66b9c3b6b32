import { VisuallyHidden } from '@fairtone/ui';
import { useRouteAnnouncement } from './useRouteAnnouncement.ts';

/** Tells screen readers which page was gone to; the focus is on its content by then. */
export function RouteAnnouncer() {
  return (
    <VisuallyHidden aria-live="polite" aria-atomic data-route-announcer>
      {useRouteAnnouncement()}
    </VisuallyHidden>
  );
}
