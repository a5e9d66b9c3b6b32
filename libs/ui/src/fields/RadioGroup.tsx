import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { choiceInput, choiceRow, choiceTile } from './choiceStyles';
import { FieldNotes, useField, type FieldProps } from './Field';
import { descriptionStyle, labelStyle } from './fieldStyles';

interface Option {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
}

interface Props
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'value' | 'defaultValue' | 'checked'> {
  name: string;
  options: readonly Option[];
  /** Leave out (and use `defaultValue`) when react-hook-form registers the group. */
  value?: string;
  defaultValue?: string;
  /** Tiles beside each other instead of rows. */
  isTiled?: boolean;
}

const legend = css({ padding: 0, marginBottom: 'var(--space-2)' });
const tiles = css({
  display: 'grid',
  gap: 'var(--space-3)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
});

/** Choice of one among a few visible options. */
export function RadioGroup({
  label,
  description,
  error,
  isLabelHidden,
  id,
  options,
  value,
  defaultValue,
  isTiled,
  ...rest
}: Props) {
  const { controlId, controlProps } = useField({ id, description, error });
  return (
    <fieldset role="radiogroup" {...controlProps}>
      <legend css={[labelStyle, legend]} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </legend>
      <div css={isTiled && tiles}>
        {options.map((option) => (
          <label key={option.value} css={[choiceRow, isTiled && choiceTile]}>
            <input
              type="radio"
              css={choiceInput}
              {...rest}
              value={option.value}
              disabled={option.isDisabled ?? rest.disabled}
              {...(value !== undefined
                ? { checked: value === option.value }
                : { defaultChecked: defaultValue === option.value })}
            />
            <span>
              {option.label}
              {option.description && (
                <span css={[descriptionStyle, css({ display: 'block' })]}>{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes controlId={controlId} description={description} error={error} />
    </fieldset>
  );
}
