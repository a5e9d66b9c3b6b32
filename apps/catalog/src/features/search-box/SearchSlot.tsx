import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { IconButton } from '@fairtone/ui';
import { ArrowLeft, Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { SEARCH_WIDE } from './searchWide';
import { useSearchBox } from './useSearchBox';
import { useSlashKey } from './useSlashKey';

// The code of the suggestions loads with the first search. If it cannot load, the field still opens the results.
const Suggestions = lazy(() =>
  import('./Suggestions').then(
    (part) => ({ default: part.Suggestions }),
    () => ({ default: () => null }),
  ),
);

/** The slot `shell.search`, the header's search box: a field on wide screens, an icon that opens it on narrow ones. */
export function Component() {
  const { t } = useTranslation('catalog');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const box = useSearchBox({ input, onLeave: () => setIsUnfolded(false) });

  const unfold = useCallback(() => {
    setIsUnfolded(true);
    // After rendering: a hidden field cannot take the focus.
    requestAnimationFrame(() => input.current?.focus());
  }, []);
  useSlashKey(unfold);

  function fold() {
    box.close();
    setIsUnfolded(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <>
      <div css={iconPlace}>
        <IconButton
          ref={opener}
          label={t('search.open')}
          icon={<Search size={20} aria-hidden />}
          aria-expanded={isUnfolded}
          onClick={unfold}
        />
      </div>
      {/* A form: before the scripts it opens the results by itself. */}
      <form
        css={[frame, isUnfolded && unfolded]}
        role="search"
        action="/search"
        onSubmit={(event) => event.preventDefault()}
        onBlur={box.handleBlur}
      >
        <span css={foldPlace}>
          <IconButton label={t('search.close')} icon={<ArrowLeft size={20} aria-hidden />} onClick={fold} />
        </span>
        <span css={fieldPlace}>
          <Search size={18} css={glass} aria-hidden />
          <input
            ref={input}
            css={field}
            type="search"
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            placeholder={t('search.placeholder')}
            {...box.inputProps}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !box.isOpen && isUnfolded) fold();
              else box.inputProps.onKeyDown(event);
            }}
          />
          <kbd css={hint} aria-hidden>
            /
          </kbd>
        </span>
        {box.isOpen && (
          <Suspense fallback={null}>
            <Suggestions {...box.listProps} />
          </Suspense>
        )}
      </form>
    </>
  );
}

const iconPlace = css({ display: 'contents', [SEARCH_WIDE]: { display: 'none' } });
const foldPlace = css({ [SEARCH_WIDE]: { display: 'none' } });
const frame = css({
  display: 'none',
  [SEARCH_WIDE]: { display: 'block', position: 'relative', width: 'clamp(168px, 20vw, 280px)' },
});
const unfolded = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  position: 'fixed',
  inset: '0 0 auto 0',
  height: 'var(--header-height)',
  padding: '0 var(--page-gutter) 0 var(--space-2)',
  background: 'var(--bg)',
  borderBottom: '1px solid var(--line)',
  zIndex: 2,
  [SEARCH_WIDE]: { position: 'relative', inset: 'auto', height: 'auto', padding: 0, background: 'none', border: 0 },
});
const fieldPlace = css({ position: 'relative', display: 'block', flex: 1, minWidth: 0 });
const glass = css({
  position: 'absolute',
  left: 14,
  top: 'calc(50% - 9px)',
  color: 'var(--text-muted)',
  pointerEvents: 'none',
});
const field = css({
  width: '100%',
  height: 44,
  padding: '0 var(--space-8) 0 var(--space-10)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-full)',
  background: 'var(--surface)',
  color: 'var(--text)',
  // 16 px: iOS zooms into smaller fields.
  fontSize: '1rem',
  '&::placeholder': { color: 'var(--text-muted)', opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -1 },
  '&:focus ~ kbd, &:not(:placeholder-shown) ~ kbd': { display: 'none' },
});
const hint = css({
  display: 'none',
  [SEARCH_WIDE]: {
    display: 'block',
    position: 'absolute',
    right: 12,
    top: 'calc(50% - 11px)',
    width: 22,
    borderRadius: 'var(--radius-1)',
    border: '1px solid var(--line-strong)',
    color: 'var(--text-muted)',
    font: '500 0.8125rem/20px var(--font-text)',
    textAlign: 'center',
    pointerEvents: 'none',
  },
});
