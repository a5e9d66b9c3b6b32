import { useEffect, useReducer, useState, type RefObject } from 'react';
import { HARNESS_READY, type HarnessControl } from '../page/harnessControl.ts';

/** Returns the control of the page in the frame, once it is ready and after each reload; renders again when it changes. */
export function useHarnessControl(frame: RefObject<HTMLIFrameElement | null>): HarnessControl | null {
  const [control, setControl] = useState<HarnessControl | null>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const handleMessage = ({ origin, source, data }: MessageEvent) => {
      const pageWindow = frame.current?.contentWindow;
      if (origin === location.origin && source === pageWindow && data === HARNESS_READY)
        setControl(pageWindow?.fairtoneHarness ?? null);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame]);

  useEffect(() => control?.subscribe(renderAgain), [control]);
  return control;
}
