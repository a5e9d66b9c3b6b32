import { Dialog } from '@fairtone/ui';
import type { ReactNode } from 'react';

interface FailureDialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Replaces a dialog that could not be loaded. In its own file, because dialogs are not part of the first load. */
export function FailureDialog(props: FailureDialogProps) {
  return <Dialog {...props} />;
}
