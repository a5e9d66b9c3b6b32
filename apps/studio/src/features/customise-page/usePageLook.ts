import { useTranslation } from '@fairtone/i18n';
import { log } from '@fairtone/platform';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useState } from 'react';
import { useStudioSavePageLookMutation, type OwnProfile } from '../../api/ownPageApi';
import { usePictureFile } from '../pictures/usePictureFile';
import { accentProblem, DEFAULT_LOOK, toPlaces, toSections, type SectionPlace } from './pageLook';
import { uploadBanner } from './uploadBanner';

const BANNER_MAX_BYTES = 10 * 1024 * 1024;

/** The look that the form edits: the preview shows every choice, and `save` stores all of them together. */
export function usePageLook(stored: OwnProfile, onSaved: () => void) {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const before = stored.page ?? DEFAULT_LOOK;
  const [saveLook] = useStudioSavePageLookMutation();
  const [accent, setAccent] = useState(before.accent);
  const [pinnedId, setPinnedId] = useState(before.pinned_album_id);
  const [places, setPlaces] = useState<SectionPlace[]>(() => toPlaces(before.sections));
  const [isBannerKept, setIsBannerKept] = useState(before.banner_url !== null);
  const [isSaving, setIsSaving] = useState(false);
  const banner = usePictureFile(BANNER_MAX_BYTES, 'banner');
  const problem = accent === null ? null : accentProblem(accent);

  const say = (title: string, description?: string, tone: 'destructive' | 'success' = 'destructive') =>
    dispatch(toastShown({ title, description, tone }));

  async function bannerUrl(): Promise<string | null> {
    if (banner.pictureUrl) return uploadBanner(stored.id, banner.pictureUrl);
    return isBannerKept ? before.banner_url : null;
  }

  async function save() {
    if (problem || isSaving) return;
    setIsSaving(true);
    try {
      const banner_url = await bannerUrl();
      const sections = toSections(places, before.sections);
      await saveLook({
        artistId: stored.id,
        look: { accent, banner_url, pinned_album_id: pinnedId, sections },
      }).unwrap();
      say(t('customise.saved.title'), t('customise.saved.text'), 'success');
      onSaved();
    } catch (error) {
      log({ level: 'error', message: 'The look of an artist page could not be saved', remote: 'studio', error });
      setIsSaving(false);
      say(t('customise.failed'));
    }
  }

  const sections = toSections(places, before.sections);
  const look = { accent, pinned_album_id: pinnedId, sections, banner_url: isBannerKept ? before.banner_url : null };
  return {
    accent,
    setAccent,
    problem,
    pinnedId,
    setPinnedId,
    places,
    setPlaces,
    bannerUrl: banner.pictureUrl ?? (isBannerKept ? before.banner_url : null),
    chooseBanner: banner.choose,
    removeBanner: () => {
      banner.forget();
      setIsBannerKept(false);
    },
    isDirty: banner.pictureUrl !== null || JSON.stringify(look) !== JSON.stringify(inOrder(before)),
    isSaving,
    save,
  };
}

/** The stored look with its keys in the order of `look`, so that their JSON texts can be compared. */
const inOrder = ({ accent, pinned_album_id, sections, banner_url }: typeof DEFAULT_LOOK) => ({
  accent,
  pinned_album_id,
  sections: toSections(toPlaces(sections), sections),
  banner_url,
});
