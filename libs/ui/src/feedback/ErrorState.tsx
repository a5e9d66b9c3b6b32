import { RotateCw } from 'lucide-react';
import { Button } from '../actions/Button';
import { Placeholder, type PlaceholderProps } from './Placeholder';

interface Props extends PlaceholderProps {
  /** Needs `onRetry`. */
  retryLabel?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Something failed: says what, and what to do next. Announced when it appears. */
export function ErrorState({ retryLabel, onRetry, isRetrying, children, ...rest }: Props) {
  return (
    <div role="alert">
      <Placeholder {...rest}>
        {onRetry && retryLabel && (
          <Button onClick={onRetry} isLoading={isRetrying} icon={<RotateCw size={18} aria-hidden />}>
            {retryLabel}
          </Button>
        )}
        {children}
      </Placeholder>
    </div>
  );
}
