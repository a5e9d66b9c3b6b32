import type { ReleaseChannel } from '@fairtone/contracts';
import {
  changeReleasesRequestSchema,
  type ChangeReleasesRequest,
  type ChangeReleasesResponse,
} from '@fairtone/contracts/releaseDesk';
import {
  makePreview,
  previewLink,
  promoteVersion,
  RefusedRelease,
  removeUnused,
  rollback,
  type ReleaseContext,
} from '@fairtone/releases';
import { faultsOf } from '../_shared/desk/faultsOf.ts';
import { openDesk } from '../_shared/desk/openDesk.ts';
import { requireRemote, withRefusals } from '../_shared/desk/refusals.ts';
import { siteUrl } from '../_shared/env.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { Refusal } from '../_shared/refusal.ts';

type Seen = Extract<ChangeReleasesRequest, { act: 'rollback' }>['seen'];

const NOTHING: ChangeReleasesResponse = { link: null, cleaned: null };

/** Acts on releases for the console, with the code of the release tool and a line in the same log: for staff. */
export const handler = jsonFunction(
  changeReleasesRequestSchema,
  async (input, request): Promise<ChangeReleasesResponse> => {
    const context = await openDesk(request);
    return withRefusals(async () => {
      requireRemote(await context.store.remotes(), input.remote);
      return change(context, input);
    });
  },
);

async function change(context: ReleaseContext, input: ChangeReleasesRequest): Promise<ChangeReleasesResponse> {
  const { store } = context;
  const { remote } = input;
  switch (input.act) {
    case 'promote': {
      const { version, percent, reason, seen } = input;
      const expect = (channel: ReleaseChannel) => expectSeen(channel, seen);
      expect(await store.readChannel(remote));
      const verify = () => faultsOf(store, remote, version);
      await promoteVersion(context, remote, version, { percent, reason, verify, expect });
      return NOTHING;
    }
    case 'rollback': {
      const { reason, seen } = input;
      expectSeen(await store.readChannel(remote), seen);
      const only = seen.canary ?? seen.live;
      await rollback(context, remote, { ...(reason && { reason }), ...(only && { only }) });
      return NOTHING;
    }
    case 'preview': {
      const verify = () => faultsOf(store, remote, input.version);
      const { id } = await makePreview(context, remote, input.version, { verify, now: new Date() });
      return { ...NOTHING, link: previewLink(remote, id, siteUrl()) };
    }
    case 'endPreview': {
      context.rights.require(remote);
      const made = (await store.previews(remote)).find(({ id }) => id === input.id);
      if (!made) throw new Refusal(404, 'preview_not_found', 'There is no such preview.');
      await store.removePreview(remote, input.id);
      return NOTHING;
    }
    case 'clean': {
      const { versions, shared } = await removeUnused(context, remote, { isDryRun: false, now: new Date() });
      return {
        ...NOTHING,
        cleaned: { versions, bytes: versions.reduce((sum, { bytes }) => sum + bytes, shared.bytes) },
      };
    }
  }
}

/** @throws RefusedRelease `changed_meanwhile` when something else is live than the person saw */
function expectSeen({ promoted, canary }: ReleaseChannel, seen: Seen): void {
  const [live, trial] = [promoted[0]?.version ?? null, canary?.release.version ?? null];
  if (live === seen.live && trial === seen.canary) return;
  throw new RefusedRelease(
    'changed_meanwhile',
    `Live is ${live ?? 'nothing'}${trial ? ` with the canary ${trial}` : ''} by now.`,
  );
}
