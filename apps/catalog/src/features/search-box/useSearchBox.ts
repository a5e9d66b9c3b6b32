import { useTranslation } from '@fairtone/i18n';
import { useId, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepSearch } from './recentSearches';
import { resultsPath, type SearchOption } from './suggestionOptions';

interface Options {
  input: RefObject<HTMLInputElement | null>;
  /** Called when the visitor follows an option. */
  onLeave: () => void;
}

/** State and handlers of the search combobox: text, active option, and navigation to the chosen one. */
export function useSearchBox({ input, onLeave }: Options) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const [text, setText] = useTextOfPage();
  const [isOpen, setIsOpen] = useState(false);
  const [options, setOptions] = useState<SearchOption[]>([]);
  // By id, not by index: suggestions that arrive later must not change which option is active.
  const [activeId, setActiveId] = useState<string>();
  const active = options.findIndex(({ id }) => id === activeId);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;

  function close() {
    setIsOpen(false);
    setActiveId(undefined);
  }

  function go(path: string, words: string) {
    keepSearch(words);
    close();
    onLeave();
    input.current?.blur();
    void navigate(path);
  }

  function move(step: 1 | -1) {
    setIsOpen(true);
    // The position beyond either end is the field itself.
    const places = options.length + 1;
    setActiveId(options[((active + 1 + step + places) % places) - 1]?.id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = options[active];
      if (isOpen && chosen) go(chosen.path, chosen.words);
      else if (text.trim()) go(resultsPath(text), text);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isOpen) close();
      else setText('');
    }
  }

  return {
    isOpen,
    close,
    handleBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) close();
    },
    inputProps: {
      role: 'combobox' as const,
      'aria-label': t('search.label'),
      'aria-expanded': isOpen && options.length > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      value: text,
      onFocus: () => setIsOpen(true),
      onClick: () => setIsOpen(true),
      onChange: ({ target }: { target: HTMLInputElement }) => {
        setText(target.value);
        setActiveId(undefined);
        setIsOpen(true);
      },
      onKeyDown: handleKeyDown,
    },
    listProps: {
      text,
      listId,
      optionId,
      active,
      options,
      onOptions: setOptions,
      onChoose: (option: SearchOption) => go(option.path, option.words),
    },
  };
}

/** On the results page the box shows the current query; on other pages it starts empty. */
function useTextOfPage() {
  const { pathname, search } = useLocation();
  const words = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [typed, setTyped] = useState({ of: words, text: words });
  if (typed.of !== words) setTyped({ of: words, text: words });
  return [typed.text, (text: string) => setTyped({ of: words, text })] as const;
}
