let kept: { elements: Element[]; path: string } | null = null;

/** Remembers the elements of the prerendered screen, before React hydrates the page. Must be ended with {@link forgetScreen}. */
export function keepScreen(screen: Element | null): void {
  kept = screen && { elements: [...screen.children], path: location.pathname };
}

/** Elements of the prerendered screen at the current address, until {@link forgetScreen}; otherwise null. */
export const keptScreen = (): readonly Element[] | null => (kept?.path === location.pathname ? kept.elements : null);

/** The screen is hydrated or has failed: what shows it has its elements. */
export function forgetScreen(): void {
  kept = null;
}
