import { useTranslation } from '@fairtone/i18n';
import { FunctionFailure } from '@fairtone/platform';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Button } from '@fairtone/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveExport } from './saveExport';

const TOO_MANY_REQUESTS = 429;

export function ExportButton() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const [isLoading, setIsLoading] = useState(false);

  async function handleExport() {
    setIsLoading(true);
    try {
      await saveExport();
      dispatch(toastShown({ title: t('settings.exported'), tone: 'success' }));
    } catch (error) {
      const isRateLimited = error instanceof FunctionFailure && error.status === TOO_MANY_REQUESTS;
      const title = t(isRateLimited ? 'settings.exportOften' : 'settings.exportFailed');
      dispatch(toastShown({ title, tone: 'destructive' }));
    } finally {
      setIsLoading(false);
    }
  }
  return (
    <Button icon={<Download size={18} aria-hidden />} isLoading={isLoading} onClick={() => void handleExport()}>
      {t('settings.exportButton')}
    </Button>
  );
}
