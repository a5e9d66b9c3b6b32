import type { PublishedVersions } from '@fairtone/contracts';
import type { RemoteStatus } from '@fairtone/federation';
import type { Choice, ChoiceProblem } from './choices.ts';
import type { QaSession } from './qaSession.ts';

export interface RemoteItemProps {
  remote: string;
  session: QaSession;
  status: RemoteStatus | undefined;
  versions: PublishedVersions[string];
  eventCount: number;
  choice: Choice;
  problem: ChoiceProblem | undefined;
  onChoice: (choice: Choice) => void;
}
