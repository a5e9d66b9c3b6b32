import { writeOverrides, type RemoteOverrides } from '@fairtone/federation';
import { useState, useSyncExternalStore } from 'react';
import { LinkDialog } from './LinkDialog.tsx';
import type { Observable } from './observable.ts';
import { QaBadge } from './QaBadge.tsx';
import { QaPanel } from './QaPanel.tsx';
import type { QaSession } from './qaSession.ts';

export interface QaRootProps {
  session: QaSession;
  panel: Observable<boolean> & { set: (isOpen: boolean) => void };
  /** Overrides of a link that the user has not agreed to yet. */
  linked: RemoteOverrides | null;
  /** Reloads the page, because a loaded remote cannot be replaced by another version. */
  onReload: () => void;
}

/** The badge while something is overridden, the panel while it is open, and the confirmation of a link's overrides. */
export function QaRoot({ session, panel, linked, onReload }: QaRootProps) {
  const isOpen = useSyncExternalStore(panel.subscribe, panel.get);
  const [isLinkOpen, setIsLinkOpen] = useState(linked !== null);

  const handleApply = (overrides: RemoteOverrides) => {
    writeOverrides(localStorage, overrides);
    onReload();
  };
  return (
    <>
      <QaBadge session={session} onOpen={() => panel.set(true)} onReset={() => handleApply({})} />
      {isOpen && <QaPanel session={session} onApply={handleApply} onClose={() => panel.set(false)} />}
      {linked && (
        <LinkDialog
          isOpen={isLinkOpen}
          linked={linked}
          origins={session.settings.origins}
          onApply={handleApply}
          onClose={() => setIsLinkOpen(false)}
        />
      )}
    </>
  );
}
