import { useOfflineView } from '@fairtone/federation';
import { RotateCw } from 'lucide-react';
import { Button } from '../actions/Button';
import { Placeholder, type PlaceholderProps } from './Placeholder';

interface Props extends PlaceholderProps {
  /** Needs `query` or `onRetry`. */
  retryLabel?: string;
  /** The request that failed; "Try again" asks it again. */
  query?: { refetch: () => unknown; isFetching: boolean };
  /** What else "Try again" does. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** False for what a network would not bring: a crash. */
  needsNetwork?: boolean;
}

/**
 * Something failed: says what, and what to do next. Announced when it appears. Without a network the page says instead that it is
 * not on this device, and tries again by itself when there is one.
 */
export function ErrorState({
  retryLabel,
  query,
  onRetry = query && (() => void query.refetch()),
  isRetrying = query?.isFetching,
  needsNetwork = true,
  children,
  ...rest
}: Props) {
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
