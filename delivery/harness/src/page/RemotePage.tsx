import { css } from '@emotion/react';
import type { RemoteDefinition, SlotName, SlotProps } from '@fairtone/contracts';
import { DialogOutlet, Slot, useRemotes } from '@fairtone/federation';
import { dialogClosed, selectDialog, selectToasts, toastGone, useAppDispatch, useAppSelector } from '@fairtone/store';
import { Link, Outlet, useParams } from 'react-router-dom';
import { SLOT_SAMPLES } from '../fixtures/index.ts';

const page = css({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 'var(--space-2)',
  padding: 'var(--space-2) var(--page-gutter)',
  borderBottom: '1px solid var(--line)',
});
const dock = css({ position: 'sticky', bottom: 0, zIndex: 'var(--z-player)', background: 'var(--surface)' });
const toasts = css({
  position: 'fixed',
  insetInlineEnd: 16,
  bottom: 96,
  zIndex: 'var(--z-toast)',
  display: 'grid',
  gap: 8,
});
const toastBox = css({
  padding: 'var(--space-3)',
  background: 'var(--raised)',
  boxShadow: 'var(--shadow-2)',
  borderRadius: 8,
});

const HEADER_SLOTS: SlotName[] = ['shell.search', 'shell.notifications', 'shell.cart'];

/** A page around one remote: its screen, the slots that a page has, its dialogs and messages. */
export function RemotePage() {
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectDialog);
  return (
    <div css={page}>
      <header css={bar} aria-label="Slots of the header">
        {HEADER_SLOTS.map((name) => (
          <Slot key={name} name={name} />
        ))}
      </header>
      <main id="main" css={{ flex: 1 }}>
        <Outlet />
      </main>
      <div css={dock}>
        <Slot name="shell.player" />
      </div>
      <DialogOutlet request={dialog} onClose={() => dispatch(dialogClosed())} />
      <Toasts />
    </div>
  );
}

function Toasts() {
  const dispatch = useAppDispatch();
  const shown = useAppSelector(selectToasts);
  return (
    <section css={toasts} aria-live="polite" aria-label="Messages">
      {shown.map(({ id, title, description, action }) => (
        <div key={id} css={toastBox}>
          <strong>{title}</strong> {description} {action && <Link to={action.href}>{action.label}</Link>}{' '}
          <button type="button" onClick={() => dispatch(toastGone(id))}>
            Close
          </button>
        </div>
      ))}
    </section>
  );
}

/** One slot alone, as wide as the page, for work on a slot that a screen of another remote shows. */
export function SlotAlone() {
  const name = useParams().slot as SlotName;
  // TypeScript cannot follow one name through the samples and the slots.
  return <Slot {...(SLOT_SAMPLES[name] as SlotProps<'profile.follow'>)} name={name as 'profile.follow'} />;
}

/** Any address that no remote has. */
export function NoScreen({ remote }: { remote: RemoteDefinition }) {
  const own = useRemotes().registry.manifest.remotes[remote.name]?.live.routes ?? [];
  return (
    <div css={{ padding: 'var(--page-gutter)' }}>
      <h1>
        {own.length > 0
          ? `No remote has a screen at this address; the shell may`
          : `${remote.name} has no screens, only slots`}
      </h1>
      <ul>
        {own.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </div>
  );
}
