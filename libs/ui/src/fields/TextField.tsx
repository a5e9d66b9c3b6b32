import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, useField, type FieldProps } from './Field';
import { controlStyle } from './fieldStyles';

/** Props of {@link TextField}: the field's own and every attribute of an input, so `{...register('email')}` fits. */
export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'id' | 'prefix'> {
  /** Inside the control, before the text: a currency sign, a search icon. */
  prefix?: ReactNode;
  /** Inside the control, after the text: a show-password button, a unit. */
  suffix?: ReactNode;
}

const wrap = css({ position: 'relative', display: 'grid' });
const affix = css({
  position: 'absolute',
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  color: 'var(--text-muted)',
});
const prefixStyle = css({ left: 'var(--space-4)', pointerEvents: 'none' });
const suffixStyle = css({ right: 2 });
const withPrefix = css({ paddingLeft: 'var(--space-10)' });
const withSuffix = css({ paddingRight: 'var(--space-12)' });

/** @example <TextField label={t('login.email')} type="email" error={errors.email?.message} {...register('email')} /> */
export function TextField({
  label,
  description,
  error,
  isLabelHidden,
  id,
  prefix,
  suffix,
  className,
  ...input
}: TextFieldProps) {
  const { controlId, controlProps } = useField({ id, description, error });
  return (
    <Field {...{ controlId, label, description, error, isLabelHidden }}>
      <span css={wrap} className={className}>
        {prefix && <span css={[affix, prefixStyle]}>{prefix}</span>}
        <input
          css={[controlStyle, Boolean(prefix) && withPrefix, Boolean(suffix) && withSuffix]}
          {...controlProps}
          {...input}
        />
        {suffix && <span css={[affix, suffixStyle]}>{suffix}</span>}
      </span>
    </Field>
  );
}
