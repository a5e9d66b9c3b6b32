import type { PublicConfig } from '@fairtone/contracts';

/**
 * Sets up the scene that the URL contains. Only where QA is open to all visitors: a scene signs in, and a link must not do that to a
 * visitor in production.
 */
export async function openScene({ qa }: PublicConfig): Promise<void> {
  if (!qa?.open || !new URLSearchParams(location.search).has('scene')) return;
  const { applyScene, readScene } = await import('@fairtone/scenes');
  const scene = readScene(location.search);
  if (scene) await applyScene(scene);
}
