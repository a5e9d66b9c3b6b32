import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type FieldProps } from './Field';
import { controlStyle } from './fieldStyles';

interface Props extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'> {
  options: readonly { value: string; label: string }[];
}

const wrap = css({
  position: 'relative',
  display: 'grid',
  '& > svg': { position: 'absolute', right: 14, top: 'calc(50% - 9px)', pointerEvents: 'none' },
});
const style = css({ appearance: 'none', paddingRight: 'var(--space-10)' });

/** Choice of one among a few options. A native `<select>`, which phones and assistive technology support best. */
export function Select({ label, description, error, isLabelHidden, id, options, ...rest }: Props) {
  const { controlId, controlProps } = useField({ id, description, error });
  return (
    <Field {...{ controlId, label, description, error, isLabelHidden }}>
      <span css={wrap}>
        <select css={[controlStyle, style]} {...controlProps} {...rest}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden />
      </span>
    </Field>
  );
}
