import { useOfflineView } from '@fairtone/federation';
import { RotateCw } from 'lucide-react';
import { Button } from '../actions/Button';
import { Placeholder, type PlaceholderProps } from './Placeholder';

interface Props extends PlaceholderProps {
  /** Needs `onRetry`. */
  retryLabel?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** False for what a network would not bring: a crash. */
  needsNetwork?: boolean;
}

/**
 * Something failed: says what, and what to do next. Announced when it appears. Without a network the page says instead that it is
 * not on this device, and tries again by itself when there is one.
 */
export function ErrorState({ retryLabel, onRetry, isRetrying, needsNetwork = true, children, ...rest }: Props) {
  const renderOffline = useOfflineView(needsNetwork ? onRetry : undefined);
  const error = (
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
  if (!renderOffline || !onRetry) return error;
  const { headingLevel, align } = rest;
  return renderOffline({ headingLevel, align, onRetry, isRetrying, children, error });
}
