/** Where the list of a menu is, seen from its button; it goes to the other side where there is more room. */
export type MenuPlacement = 'bottom end' | 'bottom start' | 'top end' | 'top start';

interface Size {
  width: number;
  height: number;
}
type Edges = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** Between the button and the list, in px. */
const GAP = 6;
/** Between the list and the edges of the window, in px. */
const MARGIN = 8;

/**
 * The place of a menu's list in the window, all in px from its edges: beside its button, on the side with room for it, within the window. The edges that
 * are beside the button's are given, so that a list whose content changes stays there.
 * @param button its edges in the window
 * @param list the size it would have with all the room it needs
 */
export function menuPlace(button: Edges, list: Size, window: Size, placement: MenuPlacement) {
  const [side, end] = placement.split(' ');
  const roomBelow = window.height - MARGIN - button.bottom - GAP;
  const roomAbove = button.top - GAP - MARGIN;
  const isBelow =
    side === 'bottom'
      ? list.height <= roomBelow || roomBelow >= roomAbove
      : list.height > roomAbove && roomBelow > roomAbove;
  const within = (edge: number) => Math.max(MARGIN, Math.min(edge, window.width - MARGIN - list.width));
  return {
    ...(isBelow ? { top: button.bottom + GAP } : { bottom: window.height - button.top + GAP }),
    ...(end === 'end' ? { right: within(window.width - button.right) } : { left: within(button.left) }),
    maxHeight: Math.max(0, isBelow ? roomBelow : roomAbove),
  };
}
