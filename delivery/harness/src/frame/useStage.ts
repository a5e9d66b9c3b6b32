import { useEffect, useReducer, useState, type RefObject } from 'react';
import { STAGE_READY, type StageControl } from '../stage/stageControl.ts';

/** The control of the stage in the frame, once it is there and after each of its reloads; renders again at its news. */
export function useStage(frame: RefObject<HTMLIFrameElement | null>): StageControl | null {
  const [stage, setStage] = useState<StageControl | null>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const handleMessage = ({ origin, source, data }: MessageEvent) => {
      const stageWindow = frame.current?.contentWindow;
      if (origin === location.origin && source === stageWindow && data === STAGE_READY)
        setStage(stageWindow?.fairtoneStage ?? null);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame]);

  useEffect(() => stage?.subscribe(renderAgain), [stage]);
  return stage;
}
