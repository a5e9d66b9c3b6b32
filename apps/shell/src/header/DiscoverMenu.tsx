import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { DISCOVER } from './navigation.ts';
import { navigationLink } from './navigationStyles.ts';
import { useDisclosure } from './useDisclosure.ts';

const place = css({ position: 'relative' });
const button = css({
  gap: 'var(--space-1)',
  padding: 0,
  borderWidth: '0 0 2px',
  background: 'transparent',
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});
const list = css({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  left: 'calc(-1 * var(--space-3))',
  zIndex: 'var(--z-popover)',
  minWidth: 180,
  padding: 'var(--space-1)',
  borderRadius: 'var(--radius-2)',
  background: 'var(--raised)',
  boxShadow: 'var(--shadow-2)',
});
const entry = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--target)',
  padding: '0 var(--space-3)',
  borderRadius: 'var(--radius-1)',
  textDecoration: 'none',
  '&:hover': { background: 'var(--hover)' },
  '&[aria-current="page"]': { color: 'var(--accent)', fontWeight: 600 },
  '&:focus-visible': { outlineOffset: -2 },
});

/** "Discover": the lists of albums and artists. */
export function DiscoverMenu() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const id = useId();
  const { root, isOpen, setIsOpen, handleKeyDown } = useDisclosure();
  const isHere = DISCOVER.some(({ to }) => to === pathname);
  return (
    // Keyboard events belong to the links and the button; this handler only sees them bubble.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} css={place} onKeyDown={handleKeyDown}>
      <button
        type="button"
        css={[navigationLink, button]}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('header.discover')}
        <ChevronDown size={16} aria-hidden />
      </button>
      <ul id={id} css={list} className="plain" hidden={!isOpen}>
        {DISCOVER.map(({ key, to }) => (
          <li key={to}>
            <NavLink to={to} css={entry} onClick={() => setIsOpen(false)}>
              {t(`header.${key}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
