import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useEffect, useReducer } from 'react';
import { loadedPanel, loadPanel, type PanelLoader, type PanelProps } from './panelCache.ts';

interface Props extends PanelProps {
  load: PanelLoader;
}

/** A panel that is loaded when it is first opened. When loading fails, it closes with a toast. */
export function LazyPanel({ load, isOpen, onClose, onOpen }: Props) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const Panel = loadedPanel(load);
  const isMissing = isOpen && !Panel;
  useEffect(() => {
    if (!isMissing) return;
    let isWaited = true;
    loadPanel(load).then(
      () => isWaited && rerender(),
      () => {
        if (!isWaited) return;
        dispatch(toastShown({ tone: 'destructive', title: t('error.title'), description: t('error.network') }));
        onClose();
      },
    );
    return () => {
      isWaited = false;
    };
  }, [isMissing, load, dispatch, onClose, t]);
  return Panel ? <Panel isOpen={isOpen} onClose={onClose} onOpen={onOpen} /> : null;
}
