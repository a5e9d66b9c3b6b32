import { useEffect, useState } from 'react';

/** Height in px of the dock at the bottom of every page (player, queue, tabs on phones), so that toasts and tools do not cover it. */
export function useDockHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const measure = () => {
      const dock = document.querySelector('[data-dock]');
      if (dock) sizes.observe(dock);
      setHeight(dock?.getBoundingClientRect().height ?? 0);
    };
    const sizes = new ResizeObserver(measure);
    // The page may come, or come back after a crash, later than the tools: its body grows with it.
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, []);
  return height;
}
