import { useTranslation } from '@fairtone/i18n';
import {
  profileChanged,
  selectIsArtist,
  selectUser,
  toastShown,
  useAppDispatch,
  useAppSelector,
  viewSwitched,
} from '@fairtone/store';
import { Button } from '@fairtone/ui';
import { Link, useNavigate } from 'react-router-dom';
import { useStudioStartSellingMutation } from '../../api/ownPageApi';

/** A button for the visitor's next step: sign up, become an artist, or create an album. */
export function StartSelling() {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const isArtist = useAppSelector(selectIsArtist);
  const [start, { isLoading }] = useStudioStartSellingMutation();

  async function handleStart() {
    if (isLoading || !user) return;
    const { error } = await start(user.id);
    if (error) {
      const toast = { title: t('common:error.title'), description: t('common:error.generic') };
      dispatch(toastShown({ tone: 'destructive', ...toast }));
      return;
    }
    dispatch(profileChanged({ role: 'artist' }));
    dispatch(viewSwitched('artist'));
    await navigate('/artist-settings');
  }

  if (user && !isArtist) {
    return (
      <Button variant="primary" size="large" isLoading={isLoading} onClick={() => void handleStart()}>
        {t('forArtists.startSelling')}
      </Button>
    );
  }
  return (
    <Button as={Link} to={isArtist ? '/create-album' : '/signup?kind=artist'} variant="primary" size="large">
      {t(isArtist ? 'forArtists.createAlbum' : 'forArtists.signUp')}
    </Button>
  );
}
