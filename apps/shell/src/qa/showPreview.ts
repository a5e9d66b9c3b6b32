import type { RemoteRegistry } from '@fairtone/federation';

/** Tells a browser that opened the link of a preview what it shows. Other visitors load nothing for it. */
export function showPreview(registry: RemoteRegistry): void {
  const isPreview = Object.values(registry.manifest.remotes).some(({ previewUntil }) => previewUntil);
  if (isPreview) void import('./mountQa.tsx').then(({ mountPreview }) => mountPreview(registry));
}
