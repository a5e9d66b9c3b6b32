const NARROWEST_PX = 120;
const WIDEST_PX = 200;
const NARROW_SHARE = 0.44;

/** Gap between the columns of a {@link CoverGrid} in px, equal to its style `clamp(12px, 2.2vw, 24px)`. */
const gapOf = (windowWidth: number) => Math.min(24, Math.max(12, windowWidth * 0.022));

/**
 * Number and width (px) of the columns of a {@link CoverGrid}, for callers that need them before rendering.
 * @param width of the grid in px
 */
export function coverColumns(
  width: number,
  windowWidth: number,
): { columns: number; gap: number; columnWidth: number } {
  const gap = gapOf(windowWidth);
  const least = Math.min(WIDEST_PX, Math.max(NARROWEST_PX, width * NARROW_SHARE));
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
  return { columns, gap, columnWidth: (width + gap) / columns - gap };
}
