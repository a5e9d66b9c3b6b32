import { useEffect, useRef, useState } from 'react';

/** Longer than the pause between two key presses. */
const PAUSE_MS = 300;

/**
 * The text of a field, reported to `onSettled` once typing pauses. A text from elsewhere (a link, going back, a removed filter) replaces
 * it; the field's own text that comes back late as `given` does not.
 */
export function useTypedText(given: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(given);
  // Reported texts that have not come back as `given` yet: on a slow page they come back one by one, while typing goes on.
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
