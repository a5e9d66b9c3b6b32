import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Text, VisuallyHidden } from '@fairtone/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useState } from 'react';
import { useCatalogSuggestQuery } from '../../api/searchApi';
import { forgetSearches, readSearches } from './recentSearches';
import { SearchOptionRow } from './SearchOptionRow';
import { SEARCH_WIDE } from './searchWide';
import { foundOptions, recentOptions, type SearchOption } from './suggestionOptions';
import { useDebounced } from './useDebounced';

/** Pause after the last letter before a request is sent. */
const PAUSE_MS = 150;

interface Props {
  text: string;
  listId: string;
  optionId: (index: number) => string;
  active: number;
  options: SearchOption[];
  onOptions: (options: SearchOption[]) => void;
  onChoose: (option: SearchOption) => void;
}

/** Suggestions for the typed text; recent searches while the field is empty. */
export function Suggestions({ text, listId, optionId, active, options, onOptions, onChoose }: Props) {
  const { t } = useTranslation('catalog');
  const words = text.trim();
  const settled = useDebounced(words, PAUSE_MS);
  const { currentData: found, isError } = useCatalogSuggestQuery(words && settled ? settled : skipToken);
  const [searches, setSearches] = useState(readSearches);

  const next = useMemo(
    () => (words ? foundOptions(words, (settled === words && found) || null) : recentOptions(searches)),
    [words, settled, found, searches],
  );
  useEffect(() => onOptions(next), [next, onOptions]);

  const hasAnswer = words !== '' && settled === words && (isError || found !== undefined);
  const note = hasAnswer && (isError ? t('search.failed') : found?.length === 0 && t('search.nothing', { words }));
  if (options.length === 0 && !note) return null;
  return (
    // The field keeps the focus: a press on the list must not take it away before the click.
    <div css={panel} onPointerDown={(event) => event.preventDefault()}>
      {!words && (
        <header css={header}>
          <Text size="caption" tone="muted">
            {t('search.recent')}
          </Text>
          <button
            type="button"
            css={forget}
            onClick={() => {
              forgetSearches();
              setSearches([]);
            }}
          >
            {t('search.forget')}
          </button>
        </header>
      )}
      {note && (
        <Text tone="muted" css={noteStyle}>
          {note}
        </Text>
      )}
      {options.length > 0 && (
        <ul id={listId} role="listbox" aria-label={t('search.suggestions')} css={list}>
          {options.map((option, index) => (
            <SearchOptionRow
              key={option.id}
              option={option}
              id={optionId(index)}
              isActive={index === active}
              onChoose={() => onChoose(option)}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{hasAnswer && (note || t('search.count', { count: found?.length ?? 0 }))}</span>
      </VisuallyHidden>
    </div>
  );
}

const panel = css({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: 'min(70dvh, 34rem)',
  overflowY: 'auto',
  background: 'var(--raised)',
  borderBottom: '1px solid var(--line)',
  boxShadow: 'var(--shadow-2)',
  zIndex: 'var(--z-popover)' as never,
  [SEARCH_WIDE]: {
    insetInline: 'auto 0',
    top: 'calc(100% + 6px)',
    width: 'max(100%, 24rem)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-2)',
  },
});
const header = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: 'var(--space-2) var(--space-4) 0',
});
const forget = css({
  minHeight: 36,
  border: 0,
  background: 'none',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-caption)',
  textDecoration: 'underline',
});
const noteStyle = css({ padding: 'var(--space-4) var(--space-4) var(--space-2)', overflowWrap: 'anywhere' });
const list = css({ listStyle: 'none', margin: 0, padding: 'var(--space-1)' });
