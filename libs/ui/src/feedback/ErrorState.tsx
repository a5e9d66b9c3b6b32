import { useOfflineView } from '@fairtone/federation';
import { RotateCw } from 'lucide-react';
import { Button } from '../actions/Button';
import { Placeholder, type PlaceholderProps } from './Placeholder';

interface Props extends PlaceholderProps {
  /** Needs `query` or `onRetry`. */
  retryLabel?: string;
  /** The query that failed; "Try again" refetches it. */
  query?: { refetch: () => unknown; isFetching: boolean };
  /** Called by "Try again" instead of refetching `query`. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** False for an error that a network would not solve, such as a crash. */
  needsNetwork?: boolean;
}

/**
 * Tells what failed and what to do next. Announced when it appears. Without a network it shows the offline view instead, and retries
 * by itself when the network is back.
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
