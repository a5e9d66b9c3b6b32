import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { releaseRemovedTriggers } from '../overlays/releaseRemovedTriggers';

releaseRemovedTriggers();

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
  color: 'var(--text-muted)',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  '&[data-hovered]': { color: 'var(--text)' },
  '&[data-selected]': { color: 'var(--text)', fontWeight: 600 },
  '&[data-selected]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 2,
    background: 'var(--accent)',
  },
  '&[data-focus-visible]': { boxShadow: 'inset 0 0 0 2px var(--focus)', borderRadius: 'var(--radius-1)' },
});

const panel = css({
  paddingTop: 'var(--space-6)',
  outline: 'none',
  '&[data-focus-visible]': { boxShadow: '0 0 0 2px var(--focus)' },
});

/** Tabs with their panels. Controlled, so that the selected tab can be stored in the address. */
export function Tabs<Id extends string>({ label, tabs, selectedId, onSelect }: Props<Id>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    // On a phone the row is longer than the screen. Sets `scrollLeft`, because `scrollIntoView` would move the page too.
    const showChosen = () => {
      const chosen = list.querySelector<HTMLElement>('[data-selected]');
      if (chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
    };
    showChosen();
    if (typeof ResizeObserver === 'undefined') return;
    // Again when sizes change: tabs get their sizes after mounting, and a font may make them wider.
    const sizes = new ResizeObserver(showChosen);
    for (const item of [list, ...list.children]) sizes.observe(item);
    return () => sizes.disconnect();
  }, [selectedId, tabs.length]);
  return (
    <AriaTabs selectedKey={selectedId} onSelectionChange={(key) => onSelect(key as Id)}>
      <TabList ref={row} aria-label={label} css={list}>
        {tabs.map(({ id, label: tabLabel }) => (
          <Tab key={id} id={id} css={tab}>
            {tabLabel}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} css={panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
