import { Inline } from '../layout/Stack';
import { pendingScreen } from './pendingScreen';
import { Spinner } from './Spinner';

interface Props {
  /** Announced by screen readers. */
  label: string;
  /** Whether the label is written beside the spinner. */
  isLabelShown?: boolean;
}

/** Placeholder of a screen, or of most of it, while it loads. The footer is hidden meanwhile, because the screen would push it away. */
export function ScreenSpinner({ label, isLabelShown }: Props) {
  return (
    <Inline role={isLabelShown ? 'status' : undefined} {...pendingScreen}>
      <Spinner label={isLabelShown ? undefined : label} />
      {isLabelShown && label}
    </Inline>
  );
}
