import { TRACKS_PER_ALBUM_MAX } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Text } from '@fairtone/ui';
import { FormSection } from '../album-form/FormSection';
import { TrackDropZone } from './TrackDropZone';
import { TrackList } from './TrackList';
import { UploadsNote } from './UploadsNote';
import { usePreview } from './usePreview';
import { WithdrawnTracks } from './WithdrawnTracks';
import type { Tracks } from './useTracks';
import { useTrackSource } from './useTrackSource';

/** The album's tracks: the list, notes about uploads, and the drop zone for files. */
export function TracksSection({ tracks, isMissing }: { tracks: Tracks; isMissing: boolean }) {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const preview = usePreview(useTrackSource(tracks));
  const isFull = tracks.tracks.length >= TRACKS_PER_ALBUM_MAX;

  function handleFiles(files: File[]) {
    const leftOut = tracks.addFiles(files);
    if (leftOut.length === 0) return;
    const description = t('tracks.leftOut', {
      count: leftOut.length,
      max: TRACKS_PER_ALBUM_MAX,
      names: leftOut.join(', '),
    });
    dispatch(toastShown({ title: t('tracks.full', { max: TRACKS_PER_ALBUM_MAX }), description, tone: 'destructive' }));
  }

  function handleRemove(id: string) {
    if (preview.playingId === id) preview.stop();
    tracks.remove(id);
  }

  function handleReplaceAudio(id: string, file: File) {
    if (preview.playingId === id) preview.stop();
    tracks.replaceAudio(id, file);
  }

  function handleKeepAudio(id: string) {
    if (preview.playingId === id) preview.stop();
    tracks.keepAudio(id);
  }

  return (
    <FormSection title={t('tracks.heading')} text={t('tracks.text')}>
      {tracks.tracks.length > 0 && (
        <TrackList
          tracks={tracks.tracks}
          playingId={preview.playingId}
          onTitleChange={tracks.rename}
          onMove={tracks.move}
          onRemove={handleRemove}
          onPause={tracks.pause}
          onResume={tracks.resume}
          onReplace={tracks.replace}
          onReplaceAudio={handleReplaceAudio}
          onKeepAudio={handleKeepAudio}
          onPreview={(id) => void preview.toggle(id)}
        />
      )}
      <WithdrawnTracks tracks={tracks.withdrawn} isFull={isFull} onPutBack={tracks.putBack} />
      <UploadsNote
        tracks={tracks.tracks}
        unkept={tracks.unkept}
        pauseAll={tracks.pauseAll}
        resumeAll={tracks.resumeAll}
      />
      {isMissing && tracks.tracks.length === 0 && (
        <Text tone="danger" role="alert">
          {t('tracks.missing.description')}
        </Text>
      )}
      <TrackDropZone isFull={isFull} onFiles={handleFiles} />
    </FormSection>
  );
}
