import { css } from '@emotion/react';
import { AVATAR_MAX_BYTES, AVATAR_SIDE_PX } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { log } from '@fairtone/platform';
import { Avatar, loadPicture, PictureInput, renderSquare, Text, type CropArea } from '@fairtone/ui';
import { lazy, Suspense, useState } from 'react';
import { usePictureFile } from '../pictures/usePictureFile';

const CropDialog = lazy(() => import('../cover/CropDialog').then((module) => ({ default: module.CropDialog })));

interface Props {
  name: string;
  url: string | null;
  onChange: (picture: Blob) => void;
}

/** The profile picture: chosen here, cropped to a square, and uploaded when the form is saved. */
export function AvatarField({ name, url, onChange }: Props) {
  const { t } = useTranslation('studio');
  const { pictureUrl, choose, refuse, forget } = usePictureFile(AVATAR_MAX_BYTES, 'avatar');
  const [isWorking, setIsWorking] = useState(false);

  async function crop(area: CropArea) {
    if (!pictureUrl) return;
    setIsWorking(true);
    try {
      onChange(await renderSquare(await loadPicture(pictureUrl), area, AVATAR_SIDE_PX));
      forget();
    } catch (error) {
      log({ level: 'error', message: 'A picture could not be cropped', remote: 'studio', error });
      refuse('notImage');
    } finally {
      setIsWorking(false);
    }
  }

  return (
    <div css={row}>
      <Avatar url={url} name={name} size={88} />
      <div css={words}>
        <PictureInput label={t(url ? 'avatar.change' : 'avatar.choose')} onChoose={(file) => void choose(file)} />
        <Text size="caption" tone="muted">
          {t('avatar.hint')}
        </Text>
      </div>
      {pictureUrl && (
        <Suspense>
          <CropDialog
            subject="avatar"
            pictureUrl={pictureUrl}
            isWorking={isWorking}
            onCrop={(area) => void crop(area)}
            onClose={forget}
          />
        </Suspense>
      )}
    </div>
  );
}

const row = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-5)' });
const words = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-2)' });
