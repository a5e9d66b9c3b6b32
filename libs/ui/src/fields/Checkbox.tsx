import type { ComponentPropsWithRef } from 'react';
import { choiceInput, choiceRow } from './choiceStyles';
import { FieldNotes, useField, type FieldProps } from './Field';

/** A checkbox with its label; a click anywhere on the row toggles it. */
export function Checkbox({
  label,
  description,
  error,
  isLabelHidden,
  id,
  ...rest
}: FieldProps & Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'>) {
  const { controlId, controlProps } = useField({ id, description, error });
  return (
    <div>
      <label css={choiceRow} htmlFor={controlId}>
        <input type="checkbox" css={choiceInput} {...controlProps} {...rest} />
        <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
      </label>
      <FieldNotes controlId={controlId} description={description} error={error} />
    </div>
  );
}
