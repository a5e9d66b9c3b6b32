import { useEffect, useRef, useState } from 'react';

/** Longer than the pause between two key presses. */
const PAUSE_MS = 300;

/**
 * A field's text that is handed on once the typing pauses. What is typed stays as it is; a text from elsewhere (a link, a step back,
 * a removed filter) takes its place.
 */
export function useTypedText(given: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(given);
  // Texts that were handed on and have not come back: a slow page answers them one after the other, while typing goes on.
  const pendingTexts = useRef<string[]>([]);
  const latest = useRef(given);
  const settle = useRef(onSettled);
  useEffect(() => void (settle.current = onSettled));

  useEffect(() => {
    const at = pendingTexts.current.indexOf(given);
    pendingTexts.current = at < 0 ? [] : pendingTexts.current.slice(at + 1);
    if (at >= 0 || given === latest.current) return;
    latest.current = given;
    setText(given);
  }, [given]);

  useEffect(() => {
    if (text.trim() === latest.current) return;
    const timer = setTimeout(() => {
      latest.current = text.trim();
      pendingTexts.current.push(latest.current);
      settle.current(latest.current);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
