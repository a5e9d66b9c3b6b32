import { VisuallyHidden } from '@fairtone/ui';
import { useRouteAnnouncement } from './useRouteAnnouncement.ts';

/** Announces the new page to screen readers; the focus is on its content by then. */
export function RouteAnnouncer() {
  return (
    <VisuallyHidden aria-live="polite" aria-atomic data-route-announcer>
      {useRouteAnnouncement()}
    </VisuallyHidden>
  );
}
