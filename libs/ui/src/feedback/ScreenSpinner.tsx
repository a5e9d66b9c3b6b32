import { Inline } from '../layout/Stack';
import { Spinner } from './Spinner';

/** Attribute of what stands for a screen that is not there yet: the host shows its footer once there is none. */
export const pendingScreen = { 'data-pending-screen': true } as const;

interface Props {
  /** Announced by screen readers. */
  label: string;
  /** Whether the label is written beside the spinner. */
  isLabelShown?: boolean;
}

/** Shown while a screen, or most of it, is not there yet. The footer would be pushed away a moment later. */
export function ScreenSpinner({ label, isLabelShown }: Props) {
  return (
    <Inline role={isLabelShown ? 'status' : undefined} {...pendingScreen}>
      <Spinner label={isLabelShown ? undefined : label} />
      {isLabelShown && label}
    </Inline>
  );
}
