import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What is searched for, kept in the address as `?q=`. The field has a state of its own: the address follows a moment later, and
 * would take back what was typed meanwhile.
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
