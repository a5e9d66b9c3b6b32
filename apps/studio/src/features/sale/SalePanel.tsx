import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Button, Dialog, Inline, Text } from '@fairtone/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StudioAlbum } from '../../api/albumSchemas';
import { useStudioWithdrawAlbumMutation } from '../../api/studioAlbumApi';
import { FormSection } from '../album-form/FormSection';

/** Links to the album's page and takes the album off sale. Renders nothing for drafts and hidden albums. */
export function SalePanel({ album }: { album: StudioAlbum }) {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const [withdraw, { isLoading }] = useStudioWithdrawAlbumMutation();
  if (album.state === 'draft' || album.state === 'hidden') return null;
  const canWithdraw = album.state !== 'withdrawn';

  async function handleWithdraw() {
    const answer = await withdraw(album.id);
    setIsAsking(false);
    dispatch(
      answer.error
        ? toastShown({ title: t('save.error'), description: t('sale.failed'), tone: 'destructive' })
        : toastShown({ title: t('sale.done'), tone: 'success' }),
    );
  }

  return (
    <FormSection title={t('sale.heading')} text={t(canWithdraw ? 'sale.text' : 'sale.withdrawn')}>
      <Inline>
        <Button as={Link} to={`/album/${album.id}`}>
          {t('sale.view')}
        </Button>
        {canWithdraw && (
          <Button variant="ghost" onClick={() => setIsAsking(true)}>
            {t('sale.withdraw')}
          </Button>
        )}
      </Inline>
      {isAsking && (
        <Dialog
          role="alertdialog"
          size="small"
          title={t('sale.ask.title')}
          closeLabel={t('common:action.close')}
          onClose={() => setIsAsking(false)}
          footer={
            <>
              <Button onClick={() => setIsAsking(false)}>{t('common:action.cancel')}</Button>
              <Button variant="danger" isLoading={isLoading} onClick={() => void handleWithdraw()}>
                {t('sale.withdraw')}
              </Button>
            </>
          }
        >
          <Text>{t('sale.ask.text', { title: album.title })}</Text>
        </Dialog>
      )}
    </FormSection>
  );
}
