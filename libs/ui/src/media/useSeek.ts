import { useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Options {
  positionSeconds: number;
  durationSeconds: number;
  onSeek: (seconds: number) => void;
  /** Seconds an arrow key moves; Page Up and Page Down move three times as far. */
  stepSeconds: number;
}

/** Pointer and keyboard behaviour of a seek bar. A drag previews its target and seeks once, on release. */
export function useSeek({ positionSeconds, durationSeconds, onSeek, stepSeconds }: Options) {
  const [previewSeconds, setPreviewSeconds] = useState<number | null>(null);
  const shownSeconds = previewSeconds ?? Math.min(positionSeconds, durationSeconds);

  const secondsAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.min(1, Math.max(0, (event.clientX - left) / (width || 1))) * durationSeconds;
  };

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || durationSeconds <= 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setPreviewSeconds(secondsAt(event));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (previewSeconds !== null) setPreviewSeconds(secondsAt(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (previewSeconds === null) return;
      setPreviewSeconds(null);
      onSeek(secondsAt(event));
    },
    onPointerCancel: () => setPreviewSeconds(null),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const targets: Record<string, number> = {
        ArrowRight: positionSeconds + stepSeconds,
        ArrowUp: positionSeconds + stepSeconds,
        ArrowLeft: positionSeconds - stepSeconds,
        ArrowDown: positionSeconds - stepSeconds,
        PageUp: positionSeconds + stepSeconds * 3,
        PageDown: positionSeconds - stepSeconds * 3,
        Home: 0,
        End: durationSeconds,
      };
      const target = targets[event.key];
      if (target === undefined || event.altKey || event.ctrlKey || event.metaKey || durationSeconds <= 0) return;
      event.preventDefault();
      // The player has shortcuts on the same keys.
      event.stopPropagation();
      onSeek(Math.min(durationSeconds, Math.max(0, target)));
    },
  };
  return { shownSeconds, isDragging: previewSeconds !== null, handlers };
}
