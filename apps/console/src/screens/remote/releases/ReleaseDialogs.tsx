import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { CleanDialog } from '../clean/CleanDialog';
import { PreviewDialog } from '../previews/PreviewDialog';
import { CompareDialog } from '../promote/CompareDialog';
import { PromoteDialog } from '../promote/PromoteDialog';
import { RollbackDialog } from '../rollback/RollbackDialog';

/** The open dialog of the releases, and the version that it is about. */
export type ReleaseDialog =
  | { kind: 'promote' | 'preview' | 'compare'; version: string }
  | { kind: 'rollback' | 'clean' };

interface Props {
  dialog: ReleaseDialog;
  remote: ConsoleRemoteDetails;
  onClose: () => void;
}

export function ReleaseDialogs({ dialog, remote, onClose }: Props) {
  switch (dialog.kind) {
    case 'promote':
      return <PromoteDialog remote={remote} version={dialog.version} onClose={onClose} />;
    case 'preview':
      return <PreviewDialog remote={remote} version={dialog.version} onClose={onClose} />;
    case 'compare':
      return <CompareDialog remote={remote} version={dialog.version} onClose={onClose} />;
    case 'rollback':
      return <RollbackDialog remote={remote} onClose={onClose} />;
    case 'clean':
      return <CleanDialog remote={remote} onClose={onClose} />;
  }
}
