import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useEffect, useState } from 'react';

const INDICATOR_MS = 2000;

/** Copies an address to the clipboard. `isCopied` is true for two seconds; a refusal by the browser shows a toast. */
export function useCopyLink(url: string) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    setIsCopied(true);
    const timer = setTimeout(() => setIsCopied(false), INDICATOR_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopies((count) => count + 1);
    } catch {
      dispatch(toastShown({ title: t('share.copyFailed'), tone: 'destructive' }));
    }
  }

  return { isCopied, copy };
}
