import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type FieldProps } from './Field';
import { controlStyle } from './fieldStyles';

const style = css({ minHeight: 96, resize: 'vertical', lineHeight: 1.5, paddingBlock: 'var(--space-3)' });

/** Several lines of text. */
export function TextArea({
  label,
  description,
  error,
  isLabelHidden,
  id,
  rows = 5,
  ...rest
}: FieldProps & Omit<ComponentPropsWithRef<'textarea'>, 'id'>) {
  const { controlId, controlProps } = useField({ id, description, error });
  return (
    <Field {...{ controlId, label, description, error, isLabelHidden }}>
      <textarea css={[controlStyle, style]} rows={rows} {...controlProps} {...rest} />
    </Field>
  );
}
