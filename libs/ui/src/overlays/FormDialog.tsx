import { useId, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../actions/Button';
import { Stack } from '../layout/Stack';
import { Dialog } from './Dialog';

interface Props {
  title: ReactNode;
  closeLabel: string;
  submitLabel: string;
  submitVariant?: ButtonProps['variant'];
  submitSize?: ButtonProps['size'];
  isSubmitting?: boolean;
  /** The entered values cannot be sent yet; the fields show why. */
  isBlocked?: boolean;
  isDismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Not called while `isSubmitting`. */
  onSubmit: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a small form and one submit button. */
export function FormDialog({
  submitLabel,
  submitVariant = 'primary',
  submitSize,
  isSubmitting = false,
  isBlocked = false,
  onSubmit,
  children,
  ...dialog
}: Props) {
  const formId = useId();
  return (
    <Dialog
      size="small"
      footer={
        <Button
          type="submit"
          form={formId}
          variant={submitVariant}
          size={submitSize}
          isFullWidth
          isLoading={isSubmitting}
          aria-disabled={isBlocked || undefined}
        >
          {submitLabel}
        </Button>
      }
      {...dialog}
    >
      <Stack
        as="form"
        gap={5}
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void onSubmit();
        }}
      >
        {children}
      </Stack>
    </Dialog>
  );
}
