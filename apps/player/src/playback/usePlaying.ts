import { useAppSelector, selectIsPlaying } from '@fairtone/store';
import { useEffect, useState } from 'react';
import { audioEngine } from './audioEngine.ts';

/** The state of the play button: playing, paused, or waiting for data. */
export function usePlaying(): 'playing' | 'paused' | 'waiting' {
  const isPlaying = useAppSelector(selectIsPlaying);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    const engine = audioEngine();
    const stops = [
      engine.on('waiting', () => setIsWaiting(true)),
      engine.on('playing', () => setIsWaiting(false)),
      engine.on('paused', () => setIsWaiting(false)),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  if (!isPlaying) return 'paused';
  return isWaiting ? 'waiting' : 'playing';
}
