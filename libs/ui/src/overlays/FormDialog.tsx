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
  /** What was entered cannot be sent yet; the fields say why. */
  isBlocked?: boolean;
  isDismissable?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Called once at a time: not while the last call is under way. */
  onSubmit: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A small form over the page, with its one button at the end. */
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
