import { useTranslation } from '@fairtone/i18n';
import { Stack } from '@fairtone/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import type { StudioAlbum } from '../../api/albumSchemas';
import { CoverField } from '../cover/CoverField';
import { useCover } from '../cover/useCover';
import type { DraftControls } from '../draft/DraftGate';
import { DraftNote } from '../draft/DraftNote';
import { useFormDraft } from '../draft/useFormDraft';
import { PublishPartlyDialog } from '../publish-partly/PublishPartlyDialog';
import { useSaveAlbum } from '../save/useSaveAlbum';
import { storedTrackList } from '../tracks/storedTracks';
import { emptyTrackList } from '../tracks/albumTracks';
import { TracksSection } from '../tracks/TracksSection';
import { useTracks } from '../tracks/useTracks';
import { albumFormSchema, type AlbumFormValues } from './albumFormSchema';
import { albumToValues, newAlbumValues } from './albumFormValues';
import { coverColumn, fieldset, top } from './albumFormStyles';
import { DetailsFields } from './DetailsFields';
import { FormSection } from './FormSection';
import { LeaveGuard } from './LeaveGuard';
import { PricingFields } from './PricingFields';
import { SaveBar } from './SaveBar';
import { usePrefill } from './usePrefill';
import { useSubmit } from './useSubmit';

interface Props {
  artistId: string;
  album: StudioAlbum | null;
  draftControls: DraftControls;
}

/** The album form itself. Navigates to the dashboard after saving. */
export function AlbumFields({ artistId, album, draftControls }: Props) {
  const { t } = useTranslation('studio');
  const { restored } = draftControls;
  const [albumId] = useState(() => album?.id ?? restored?.albumId ?? crypto.randomUUID());
  const form = useForm<AlbumFormValues>({
    resolver: zodResolver(albumFormSchema),
    defaultValues: restored?.values ?? (album ? albumToValues(album) : newAlbumValues()),
  });
  const cover = useCover(album?.cover_image ?? null, restored?.cover);
  const prefill = usePrefill(form, cover, album === null);
  const makeList = () => restored?.list ?? (album ? storedTrackList(album) : emptyTrackList);
  const tracks = useTracks(makeList, artistId, prefill, restored?.sources);
  const draft = useFormDraft({ draftControls, albumId, album, form, tracks, cover: cover.change });
  const saving = useSaveAlbum({ album, albumId, artistId, tracks, cover: cover.change, isRepeat: restored !== null });
  const { action, isSaved, isTrackMissing, question, submit } = useSubmit({ form, tracks, saving, onSaved: draft.end });
  const { phase } = saving;

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (phase === 'idle') void submit('save');
        }}
      >
        <fieldset css={fieldset} disabled={phase === 'saving'}>
          <Stack gap={10}>
            <DraftNote {...draft.note} isOutdated={restored?.isOutdated ?? false} onDiscard={draft.discard} />
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
              onPublish={() => void submit('publish')}
            />
          </Stack>
        </fieldset>
      </form>
      {question && <PublishPartlyDialog {...question.about} onAnswer={question.answer} />}
      <LeaveGuard isActive={draft.isAtRisk && !isSaved} />
      {/* Rendered when the guard is already inactive, so that it does not ask about saved work. */}
      {isSaved && <Navigate to="/dashboard?tab=uploads" />}
    </FormProvider>
  );
}
