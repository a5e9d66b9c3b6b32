import { useState, type DragEvent } from 'react';

const TYPE = 'application/x-fairtone-track';

/**
 * Moves a row by dragging its number, as a shortcut for the buttons, which also work by keyboard and touch. Only the
 * number is draggable, because a draggable row would prevent text selection in its title.
 */
export function useRowDrag(index: number, onMove: (from: number, to: number) => void) {
  const [isTarget, setIsTarget] = useState(false);
  const isTrack = (event: DragEvent) => event.dataTransfer.types.includes(TYPE);
  return {
    isTarget,
    handleProps: {
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent) => {
        dataTransfer.setData(TYPE, String(index));
        dataTransfer.effectAllowed = 'move';
        const row = currentTarget.closest('li');
        if (row) dataTransfer.setDragImage(row, 0, 0);
      },
    },
    rowProps: {
      onDragOver: (event: DragEvent) => {
        if (!isTrack(event)) return;
        event.preventDefault();
        setIsTarget(true);
      },
      onDragLeave: () => setIsTarget(false),
      onDrop: (event: DragEvent) => {
        setIsTarget(false);
        if (!isTrack(event)) return;
        event.preventDefault();
        onMove(Number(event.dataTransfer.getData(TYPE)), index);
      },
    },
  };
}
