import { css } from '@emotion/react';
import { TextField } from '@fairtone/ui';
import { Search } from 'lucide-react';
import { useTypedText } from './useTypedText';

interface Props {
  label: string;
  search: string;
  onSearch: (text: string) => void;
}

/** The search field of one list; filters it while the user types. */
export function ListSearch({ label, search, onSearch }: Props) {
  const [text, setText] = useTypedText(search, onSearch);
  return (
    <div css={box} role="search" aria-label={label}>
      <TextField
        label={label}
        isLabelHidden
        placeholder={label}
        type="search"
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        prefix={<Search size={18} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}

const box = css({ flex: '1 1 240px', minWidth: 0 });
