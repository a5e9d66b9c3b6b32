import type { ReleaseChannel } from '@fairtone/contracts';
import {
  changeReleasesRequestSchema,
  type ChangeReleasesRequest,
  type ChangeReleasesResponse,
} from '@fairtone/contracts/releaseConsole';
import {
  EVERYTHING,
  makePreview,
  previewLink,
  promoteVersion,
  RefusedRelease,
  removeUnused,
  rollback,
  type ReleaseContext,
} from '@fairtone/releases';
import { cleaning } from '../_shared/console/cleaning.ts';
import { faultsOf } from '../_shared/console/faultsOf.ts';
import { openConsole } from '../_shared/console/openConsole.ts';
import { requireRemote, withRefusals } from '../_shared/console/refusals.ts';
import { siteUrl } from '../_shared/env.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { Refusal } from '../_shared/refusal.ts';

type Seen = Extract<ChangeReleasesRequest, { act: 'rollback' }>['seen'];

const NOTHING: ChangeReleasesResponse = { link: null, cleaned: null };

/** Acts on releases for the console, with the code of the release tool, for staff. What changes what devices get is in the log of the remote. */
export const handler = jsonFunction(
  changeReleasesRequestSchema,
  async (input, request): Promise<ChangeReleasesResponse> => {
    const context = await openConsole(request);
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
      const expect = (channel: ReleaseChannel) => {
        expectSeen(channel, seen);
        requireKeys(context, remote, channel);
      };
      expect(await store.readChannel(remote));
      const verify = () => faultsOf(store, remote, version);
      await promoteVersion(context, remote, version, { percent, reason, verify, expect });
      return NOTHING;
    }
    case 'rollback': {
      const { reason, seen, to } = input;
      const expect = (channel: ReleaseChannel, target: string) => {
        expectSeen(channel, seen);
        if (target !== to) throw changedMeanwhile(channel);
        // The end of a canary leaves what was signed before.
        if (!channel.canary) requireKeys(context, remote, channel);
      };
      expectSeen(await store.readChannel(remote), seen);
      await rollback(context, remote, { ...(reason && { reason }), expect });
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
      const { versions, shared } = await removeUnused(context, remote, cleaning({ isDryRun: false }));
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
  throw changedMeanwhile({ promoted, canary });
}

function changedMeanwhile({ promoted, canary }: Pick<ReleaseChannel, 'promoted' | 'canary'>): RefusedRelease {
  const trial = canary ? ` with the canary ${canary.release.version}` : '';
  return new RefusedRelease('changed_meanwhile', `Live is ${promoted[0]?.version ?? 'nothing'}${trial} by now.`);
}

/** Without the keyring the functions would write what page servers with keys ignore. @throws RefusedRelease `key_missing` */
function requireKeys({ rights }: ReleaseContext, remote: string, { signatures }: ReleaseChannel): void {
  if (signatures && rights === EVERYTHING)
    throw new RefusedRelease('key_missing', `Releases of ${remote} are signed: set RELEASE_KEYRING and RELEASE_KEY.`);
}
