import type { Scene, SceneContext } from './runScene';

/** Plays the album that every viewer may play. */
async function play({ world, open, button }: SceneContext) {
  await open(`/album/${world.albums.fixed.id}`);
  await button('common:playback.playAll').click();
  await button('player:bar.expand').waitFor();
}

/** On phones, queue, settings and full screen are in the expanded bar. */
async function expand(stage: SceneContext) {
  await play(stage);
  await stage.button('player:bar.expand').click();
  await stage.button('player:bar.collapse').waitFor();
}

const opening = (name: string, key: string, isState = false): Scene => ({
  name,
  isState,
  isWindow: true,
  show: async (stage) => {
    await expand(stage);
    await stage.button(key).click();
    await stage.page.getByRole('dialog').waitFor();
  },
});

/** The player and its drawers. */
export const playerScenes: Scene[] = [
  {
    name: 'player-expanded',
    isWindow: true,
    show: expand,
  },
  {
    name: 'player-compact',
    isWindow: true,
    isState: true,
    show: play,
  },
  {
    name: 'player-queue',
    isWindow: true,
    show: async (stage) => {
      await expand(stage);
      await stage.button('player:queue.open').click();
      await stage.button('player:recommended.addAll').waitFor();
    },
  },
  {
    name: 'player-queue-empty',
    isState: true,
    isWindow: true,
    show: async (stage) => {
      await stage.page.route('**/rest/v1/rpc/recommended_tracks?*', (route) => route.fulfill({ json: [] }));
      await expand(stage);
      await stage.button('player:queue.open').click();
      await stage.button('player:queue.clear').click();
    },
  },
  {
    name: 'player-queue-error',
    isState: true,
    isWindow: true,
    show: async (stage) => {
      await stage.page.route('**/rest/v1/rpc/recommended_tracks?*', (route) =>
        route.fulfill({ status: 500, json: { message: 'down' } }),
      );
      await expand(stage);
      await stage.button('player:queue.open').click();
      await stage.button('common:action.retry').waitFor();
    },
  },
  opening('player-full-screen', 'player:fullScreen.enter'),
  opening('player-settings', 'player:settings.open'),
  {
    name: 'player-shortcuts',
    isWindow: true,
    show: async (stage) => {
      await expand(stage);
      await stage.button('player:settings.open').click();
      await stage.button('player:settings.showShortcuts').click();
      await stage.page.getByRole('term').first().waitFor();
    },
  },
];
