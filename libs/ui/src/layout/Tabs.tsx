import { css } from '@emotion/react';
import { media } from '@fairtone/theme';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Props<Id extends string> {
  /** Names the row of tabs for assistive technology. */
  label: string;
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[];
  selectedId: Id;
  onSelect: (id: Id) => void;
}

const list = css({
  // Offset parent from which `offsetLeft` of the tabs is measured.
  position: 'relative',
  display: 'flex',
  gap: 'var(--space-6)',
  borderBottom: '1px solid var(--line)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const tab = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: 48,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--text-muted)',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  [media.hover]: { '&:hover': { color: 'var(--text)' } },
  '&[aria-selected="true"]': { color: 'var(--text)', fontWeight: 600 },
  '&[aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 2,
    background: 'var(--accent)',
  },
  // Inside: the row hides what is outside.
  '&:focus-visible': { outlineOffset: -2, borderRadius: 'var(--radius-1)' },
});

const panel = css({ paddingTop: 'var(--space-6)' });

/**
 * Tabs with their panels, as https://www.w3.org/WAI/ARIA/apg/patterns/tabs describes them: arrow keys, Home and End select. Controlled, so that
 * the selected tab can be stored in the address. Not of react-aria: its collections cost a first visit 28 KB of script.
 */
export function Tabs<Id extends string>({ label, tabs, selectedId, onSelect }: Props<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const selected = tabs.findIndex(({ id }) => id === selectedId);
  const idOf = (part: 'tab' | 'panel', id: Id) => `${prefix}-${part}-${id}`;
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    // On a phone the row is longer than the screen. Sets `scrollLeft`, because `scrollIntoView` would move the page too.
    const showChosen = () => {
      const chosen = list.querySelector<HTMLElement>('[aria-selected="true"]');
      if (chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
    };
    showChosen();
    if (typeof ResizeObserver === 'undefined') return;
    // Again when sizes change: tabs get their sizes after mounting, and a font may make them wider.
    const sizes = new ResizeObserver(showChosen);
    for (const item of [list, ...list.children]) sizes.observe(item);
    return () => sizes.disconnect();
  }, [selectedId, tabs.length]);

  function handleKeyDown(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const next = {
      ArrowLeft: selected > 0 ? selected - 1 : last,
      ArrowRight: selected < last ? selected + 1 : 0,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSelect(tabs[next]!.id);
    (row.current!.children[next] as HTMLElement).focus();
  }

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} css={list}>
        {tabs.map(({ id, label: tabLabel }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={idOf('tab', id)}
            css={tab}
            aria-selected={id === selectedId}
            aria-controls={id === selectedId ? idOf('panel', id) : undefined}
            tabIndex={id === selectedId ? undefined : -1}
            onClick={() => onSelect(id)}
            onKeyDown={handleKeyDown}
          >
            {tabLabel}
          </button>
        ))}
      </div>
      {tabs[selected] && (
        <div
          key={selectedId}
          role="tabpanel"
          id={idOf('panel', selectedId)}
          aria-labelledby={idOf('tab', selectedId)}
          css={panel}
        >
          {tabs[selected].content}
        </div>
      )}
    </div>
  );
}
