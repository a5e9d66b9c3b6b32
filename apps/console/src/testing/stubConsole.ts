import type { ChangeReleasesRequest, InspectReleasesRequest } from '@fairtone/contracts/releaseConsole';
import { stubBackend, type StubbedRequest } from '@fairtone/testing';

const INSPECT = 'POST /functions/v1/inspect-releases';
const CHANGE = 'POST /functions/v1/change-releases';

type View = InspectReleasesRequest['view'];
type Answer = unknown;

/** The functions of the console in a test. A view without an answer fails its request. */
export function stubConsole(views: Partial<Record<View, Answer>>) {
  let change: Answer = { link: null, cleaned: null };
  const answerOf = (answer: Answer) => (typeof answer === 'function' ? (answer as () => Answer)() : answer);
  const backend = stubBackend({
    [INSPECT]: ({ body }: StubbedRequest) => {
      const { view } = body as InspectReleasesRequest;
      if (!(view in views)) throw new TypeError(`The stubbed console knows no view ${view}`);
      return answerOf(views[view]);
    },
    [CHANGE]: () => answerOf(change),
  });
  return {
    restore: backend.restore,
    /** Replaces or adds answers while the test runs. */
    show: (more: Partial<Record<View, Answer>>) => void Object.assign(views, more),
    /** Sets the answer to each change. */
    answerChange: (answer: Answer) => void (change = answer),
    /** How often a view was asked for. */
    asked: (view: View) =>
      backend.requests(INSPECT).filter(({ body }) => (body as InspectReleasesRequest).view === view).length,
    /** The changes that were sent. */
    changes: () => backend.requests(CHANGE).map(({ body }) => body as ChangeReleasesRequest),
  };
}
