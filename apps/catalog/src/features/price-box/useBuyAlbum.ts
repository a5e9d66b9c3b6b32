import type { CartItem } from '@fairtone/domain';
import { eventBus } from '@fairtone/events';
import { useTranslation } from '@fairtone/i18n';
import {
  cartToggled,
  dialogOpened,
  itemAdded,
  selectIsInCart,
  selectUser,
  toastShown,
  useAppDispatch,
  useAppSelector,
} from '@fairtone/store';
import { catalogOwnsAlbum, useCatalogTakeFreeAlbumMutation } from '../../api/purchaseApi';
import type { Album } from '../../model/album';

/** Handlers that put an album into the cart, open the dialog for a chosen price, or download it. */
export function useBuyAlbum(album: Album) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const isInCart = useAppSelector((state) => selectIsInCart(state, album.id));
  const [takeFreeAlbum] = useCatalogTakeFreeAlbumMutation();
  const cartAlbum: CartItem['album'] = {
    id: album.id,
    title: album.title,
    artist: album.artist,
    artistId: album.artistId,
    coverImage: album.coverImage ?? '',
  };

  /** Whether the signed-in person has bought the album: right after the page opened, that is still being asked. */
  async function isOwned(): Promise<boolean> {
    if (!user) return false;
    const { data } = await dispatch(
      catalogOwnsAlbum.initiate({ albumId: album.id, userId: user.id }, { subscribe: false }),
    );
    return data === true;
  }

  function refuseSecond() {
    dispatch(
      toastShown({ title: t('toast.alreadyInCart'), description: t('toast.alreadyInCartText'), tone: 'destructive' }),
    );
    dispatch(cartToggled(true));
  }

  async function handleBuy(priceCents: number) {
    if (await isOwned()) return;
    if (isInCart) return refuseSecond();
    dispatch(itemAdded({ album: cartAlbum, priceInCents: priceCents, isAmountChosen: false }));
    eventBus.emit('cart/itemAdded', { albumId: album.id, priceCents });
    dispatch(cartToggled(true));
  }

  async function handleNamePrice() {
    if (await isOwned()) return;
    if (isInCart) return refuseSecond();
    dispatch(
      dialogOpened({
        name: 'checkout.payWhatYouWant',
        props: {
          album: cartAlbum,
          minimumCents: album.minimumPrice,
          suggestedCents: album.suggestedPrice,
          message: album.pricingMessage,
        },
      }),
    );
  }

  function handleDownload() {
    dispatch(dialogOpened({ name: 'account.download', props: { albumId: album.id, albumTitle: album.title } }));
  }

  /** Downloads a free album; for a signed-in user also adds it to their collection. */
  async function handleTakeFree() {
    handleDownload();
    if (!user) return;
    const { error } = await takeFreeAlbum(album.id);
    if (error) dispatch(toastShown({ title: t('toast.notCollected'), tone: 'destructive' }));
  }

  return { isInCart, isOwned, handleBuy, handleNamePrice, handleDownload, handleTakeFree };
}
