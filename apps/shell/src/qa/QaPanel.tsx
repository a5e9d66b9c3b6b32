import { css } from '@emotion/react';
import type { RemoteOverrides } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { Heading, IconButton, Tabs } from '@fairtone/ui';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { EventList } from './EventList.tsx';
import type { QaSession } from './qaSession.ts';
import { RemotesTab } from './RemotesTab.tsx';

interface Props {
  session: QaSession;
  onApply: (overrides: RemoteOverrides) => void;
  onClose: () => void;
}

/** Panel of the QA tools. It is not modal: the page stays usable. */
export function QaPanel({ session, onApply, onClose }: Props) {
  const { t } = useTranslation('qa');
  const [tab, setTab] = useState<'remotes' | 'events'>('remotes');
  const events = useSyncExternalStore(session.events.subscribe, session.events.get);
  const panelRef = useFocusWithin();
  const titleId = useId();

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the panel, whatever in it has the focus
    <div
      ref={panelRef}
      css={panel}
      role="dialog"
      aria-labelledby={titleId}

      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      <header css={head}>
        <Heading level={2} size="title" id={titleId}>
          {t('panel.title')}
        </Heading>
        <IconButton label={t('panel.close')} icon={<X size={20} aria-hidden />} onClick={onClose} />
      </header>
      <div css={body}>
        <Tabs
          label={t('panel.views')}
          selectedId={tab}
          onSelect={setTab}
          tabs={[
            {
              id: 'remotes',
              label: t('panel.remotes'),
              content: <RemotesTab session={session} onApply={onApply} />,
            },
            {
              id: 'events',
              label: t('panel.events', { number: events.length }),
              content: <EventList log={session.events} remotes={Object.keys(session.manifest.remotes)} />,
            },
          ]}
        />
      </div>
    </div>
  );
}

/** Moves the focus into the panel when it opens, and back when it closes. */
function useFocusWithin() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return ref;
}

const panel = css({
  position: 'fixed',
  bottom: 'var(--dock-height)',
  top: 'calc(var(--header-height) + var(--space-2))',
  right: 'var(--space-3)',
  marginBottom: 'var(--space-3)',
  width: 'min(27rem, calc(100vw - 2 * var(--space-3)))',
  zIndex: 'var(--z-tabbar)',
  display: 'flex',
  flexDirection: 'column',
  background: 'var(--raised)',
  color: 'var(--text)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-3)',
  boxShadow: 'var(--shadow-3)',
  overflow: 'hidden',
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
  // A sheet on phones, with the page visible above it.
  [media.compactOnly]: {
    top: 'auto',
    right: 0,
    bottom: 0,
    marginBottom: 0,
    width: '100%',
    height: '70dvh',
    borderRadius: 'var(--radius-3) var(--radius-3) 0 0',
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: 'var(--space-3) var(--space-2) 0 var(--space-5)',
});
const body = css({
  flex: '1 1 auto',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  // The tabs fill the panel; their content scrolls inside.
  '& > div': { flex: '1 1 auto', minHeight: 0, display: 'flex', flexDirection: 'column' },
  '& [role="tablist"]': { flex: 'none', paddingInline: 'var(--space-5)' },
  '& [role="tabpanel"]': { flex: '1 1 auto', minHeight: 0, display: 'flex', flexDirection: 'column', paddingTop: 0 },
});
