import { useRef, useState, type DragEvent } from 'react';

/** Makes an element accept dropped files. `isOver` is true while files are dragged over it or its children. */
export function useDropTarget(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  // A counter, because `dragenter` of a child fires before `dragleave` of its parent, and a boolean would flicker.
  const depth = useRef(0);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

  const leave = (entered: number) => {
    depth.current = Math.max(0, entered);
    setIsOver(depth.current > 0);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => hasFiles(event) && leave(depth.current + 1),
      onDragLeave: () => leave(depth.current - 1),
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        leave(0);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
