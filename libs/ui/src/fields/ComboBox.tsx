import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { menuEntryStyle, menuListStyle, menuPopoverStyle } from '../overlays/menuStyles';
import { floating } from '../overlays/overlayStyles';
import { controlStyle, descriptionStyle, errorStyle, labelStyle } from './fieldStyles';
import { releaseRemovedTriggers } from '../overlays/releaseRemovedTriggers';

releaseRemovedTriggers();

interface Props {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The chosen value, or null. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Shown when nothing matches the typed text. */
  emptyText: string;
  /** Accessible name of the button that opens the list. */
  openLabel: string;
  description?: string;
  error?: string;
  placeholder?: string;
  isDisabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const column = css({ display: 'flex', flexDirection: 'column', gap: 'var(--space-2)' });
const wrap = css({ position: 'relative', display: 'grid' });
const opener = css({
  position: 'absolute',
  right: 2,
  top: 2,
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  background: 'none',
});
const list = css({ minWidth: 'var(--trigger-width)', maxHeight: 320 });
const empty = css({ padding: 'var(--space-3)', color: 'var(--text-muted)' });

/** Choice of one among many options, filtered by typing. */
export function ComboBox(props: Props) {
  const {
    label,
    options,
    value,
    onValueChange,
    emptyText,
    openLabel,
    description,
    error,
    placeholder,
    isDisabled,
    ref,
  } = props;
  return (
    <AriaComboBox
      css={column}
      value={value}
      onChange={(key) => onValueChange(key === null ? null : String(key))}
      defaultItems={options.map((option) => ({ id: option.value, ...option }))}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <Label css={labelStyle}>{label}</Label>
      <span css={wrap}>
        <Input css={controlStyle} ref={ref} placeholder={placeholder} />
        <Button css={opener} aria-label={openLabel}>
          <ChevronDown size={18} aria-hidden />
        </Button>
      </span>
      {error && <FieldError css={errorStyle}>{error}</FieldError>}
      {description && (
        <Text slot="description" css={descriptionStyle}>
          {description}
        </Text>
      )}
      <Popover css={[floating, menuPopoverStyle, list]} offset={4}>
        <ListBox css={menuListStyle} renderEmptyState={() => <div css={empty}>{emptyText}</div>}>
          {(option: { id: string; label: string }) => (
            <ListBoxItem css={menuEntryStyle} textValue={option.label}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
