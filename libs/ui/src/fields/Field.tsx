import { css } from '@emotion/react';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { descriptionStyle, errorStyle, labelStyle } from './fieldStyles';

/** Props that all fields share. */
export interface FieldProps {
  label: ReactNode;
  /** Help text below the control. */
  description?: ReactNode;
  /** What is wrong and how to fix it; marks the control invalid. */
  error?: ReactNode;
  isLabelHidden?: boolean;
  id?: string;
}

/** Ids and ARIA attributes that connect a control with its label, description and error. */
export function useField({ id, description, error }: Pick<FieldProps, 'id' | 'description' | 'error'>) {
  const generated = useId();
  const controlId = id ?? generated;
  const describedBy = [error && `${controlId}-error`, description && `${controlId}-description`]
    .filter(Boolean)
    .join(' ');
  return {
    controlId,
    controlProps: {
      id: controlId,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

const column = css({ display: 'flex', flexDirection: 'column', gap: 'var(--space-2)', minWidth: 0 });

/** Description and error of a control, found by `aria-describedby`. */
export function FieldNotes({
  controlId,
  description,
  error,
}: { controlId: string } & Pick<FieldProps, 'description' | 'error'>) {
  return (
    <>
      {error && (
        <p id={`${controlId}-error`} css={errorStyle}>
          <CircleAlert size={15} aria-hidden />
          <span>{error}</span>
        </p>
      )}
      {description && (
        <p id={`${controlId}-description`} css={descriptionStyle}>
          {description}
        </p>
      )}
    </>
  );
}

/** Label above, control, notes below. */
export function Field({
  controlId,
  label,
  description,
  error,
  isLabelHidden,
  children,
}: FieldProps & { controlId: string; children: ReactNode }) {
  return (
    <div css={column}>
      <label htmlFor={controlId} css={labelStyle} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {children}
      <FieldNotes controlId={controlId} description={description} error={error} />
    </div>
  );
}
