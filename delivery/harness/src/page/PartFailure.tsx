import type { FailureView } from '@fairtone/federation';
import { Dialog, ErrorState } from '@fairtone/ui';

/** In place of a part that threw; the console has the error. */
export function PartFailure({ remote, kind, onRetry, onClose }: FailureView) {
  const panel = (
    <div data-remote-failed={remote}>
      <ErrorState
        title={`A ${kind} of ${remote} failed`}
        text="The console says why."
        retryLabel="Try again"
        onRetry={onRetry}
      />
    </div>
  );
  if (kind !== 'dialog') return panel;
  return (
    <Dialog isOpen title={remote} closeLabel="Close" onClose={() => onClose?.()}>
      {panel}
    </Dialog>
  );
}
