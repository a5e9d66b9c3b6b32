import { useCallback } from 'react';

const CONTROLS = 'button, input, select, textarea';

/**
 * Prerendered elements of a screen whose remote has failed: text stays readable, and links lead on by themselves. Other controls would do
 * nothing, so they are disabled.
 */
export function KeptScreen({ elements }: { elements: readonly Element[] }) {
  const show = useCallback(
    (place: HTMLElement | null) => {
      place?.append(...elements);
      place?.querySelectorAll<HTMLButtonElement>(CONTROLS).forEach((control) => {
        control.disabled = true;
      });
    },
    [elements],
  );
  return <div ref={show} />;
}
