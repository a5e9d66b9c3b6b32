import { useTranslation } from '@fairtone/i18n';
import { Stack } from '@fairtone/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import type { StudioAlbum } from '../../api/albumSchemas';
import { CoverField } from '../cover/CoverField';
import { useCover } from '../cover/useCover';
import { useSaveAlbum } from '../save/useSaveAlbum';
import { useSaveToasts } from '../save/useSaveToasts';
import { storedTrackList } from '../tracks/storedTracks';
import { emptyTrackList } from '../tracks/albumTracks';
import { TracksSection } from '../tracks/TracksSection';
import { useTracks } from '../tracks/useTracks';
import { albumFormSchema, type AlbumFormValues } from './albumFormSchema';
import { albumToValues, newAlbumValues, valuesToWrite } from './albumFormValues';
import { coverColumn, fieldset, top } from './albumFormStyles';
import { DetailsFields } from './DetailsFields';
import { FormSection } from './FormSection';
import { LeaveGuard } from './LeaveGuard';
import { PricingFields } from './PricingFields';
import { SaveBar } from './SaveBar';
import { usePrefill } from './usePrefill';

interface Props {
  artistId: string;
  /** Null creates one. */
  album: StudioAlbum | null;
}

/** All that an artist says about an album. Ends on the dashboard once it is saved. */
export function AlbumForm({ artistId, album }: Props) {
  const { t } = useTranslation('studio');
  const form = useForm<AlbumFormValues>({
    resolver: zodResolver(albumFormSchema),
    defaultValues: album ? albumToValues(album) : newAlbumValues(),
  });
  const cover = useCover(album?.cover_image ?? null);
  const prefill = usePrefill(form, cover, album === null);
  const tracks = useTracks(() => (album ? storedTrackList(album) : emptyTrackList), artistId, prefill);
  const { phase, save, waitForFiles } = useSaveAlbum({ album, artistId, tracks, cover: cover.change });
  const { noTracks } = useSaveToasts(album === null);
  const [isTrackMissing, setIsTrackMissing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [action, setAction] = useState<'save' | 'publish'>('save');

  // Through `handleSubmit`, because only that makes messages go away as soon as their fields are mended.
  async function isFormValid(): Promise<boolean> {
    let isValid = false;
    await form.handleSubmit(() => {
      isValid = true;
    })();
    return isValid;
  }

  async function handleSave(chosen: 'save' | 'publish') {
    setAction(chosen);
    const isValid = await isFormValid();
    const hasTracks = tracks.current().tracks.length > 0;
    setIsTrackMissing(!hasTracks);
    if (isValid && !hasTracks) noTracks();
    if (!isValid || !hasTracks) return;
    await waitForFiles();
    // Once more: the form stays open to changes while files are under way.
    await form.handleSubmit(async (values) => {
      if (await save(valuesToWrite(values), chosen === 'publish')) setIsSaved(true);
    })();
  }

  const isTouched = form.formState.isDirty || tracks.isTouched || cover.change !== undefined;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (phase === 'idle') void handleSave('save');
        }}
      >
        <fieldset css={fieldset} disabled={phase === 'saving'}>
          <Stack gap={10}>
            <div css={top}>
              <div css={coverColumn}>
                <CoverField url={cover.url} onChange={cover.choose} onRemove={cover.remove} />
              </div>
              <DetailsFields />
            </div>
            <TracksSection tracks={tracks} isMissing={isTrackMissing} />
            <FormSection title={t('pricing.heading')} text={t('pricing.text')}>
              <PricingFields />
            </FormSection>
            <SaveBar
              state={album?.state ?? 'draft'}
              {...{ phase, action }}
              tracks={tracks.tracks}
              onPublish={() => void handleSave('publish')}
            />
          </Stack>
        </fieldset>
      </form>
      <LeaveGuard isActive={isTouched && !isSaved} />
      {/* Rendered with the guard already off, so that it does not ask about work that is saved. */}
      {isSaved && <Navigate to="/dashboard?tab=uploads" />}
    </FormProvider>
  );
}
