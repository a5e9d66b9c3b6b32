import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The search text, kept in the URL as `?q=`. The field has its own state, because the URL changes a moment later and would undo what
 * was typed meanwhile.
 */
export function useSearchText(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const [text, setText] = useState(query);
  const underWay = useRef<string[]>([]);

  useEffect(() => {
    const place = underWay.current.indexOf(query);
    if (place >= 0) underWay.current.splice(0, place + 1);
    else setText(query);
  }, [query]);

  function change(next: string) {
    setText(next);
    underWay.current.push(next);
    const address = new URLSearchParams(params);
    if (next) address.set('q', next);
    else address.delete('q');
    setParams(address, { replace: true, preventScrollReset: true });
  }
  return [text, change];
}
