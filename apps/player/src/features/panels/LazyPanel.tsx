import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useEffect, useReducer } from 'react';
import { loadedPanel, loadPanel, type PanelLoader, type PanelProps } from './panelCache.ts';

interface Props extends PanelProps {
  load: PanelLoader;
}

/** A part of the player that comes when it is first opened, and says so when it cannot come. */
export function LazyPanel({ load, isOpen, onClose, onOpen }: Props) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const Panel = loadedPanel(load);
  const isMissing = isOpen && !Panel;
  useEffect(() => {
    if (!isMissing) return;
    let isWaited = true;
    loadPanel(load).then(
      () => isWaited && drawAgain(),
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
