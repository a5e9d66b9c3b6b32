import { expect, type Locator, type Page } from '@playwright/test';
import { AlbumPage } from './albumPage';
import { ArtistPage } from './artistPage';
import { AlbumCard } from './albumCard';
import { AlbumForm } from './albumForm';
import { Cart } from './cart';
import { CheckoutPage } from './checkoutPage';
import { Dashboard } from './dashboard';
import { DownloadDialog } from './downloadDialog';
import { Header } from './header';
import { LoginPage, SignupPage } from './signInPages';
import { Player } from './player';
import { PlaylistDialog } from './playlistDialog';
import { PriceDialog } from './priceDialog';
import { ProviderPage } from './providerPage';
import { SupportDialog } from './supportDialog';

/** The shop in the browser of one person. */
export class Shop {
  readonly header: Header;
  readonly player: Player;
  readonly cart: Cart;
  readonly album: AlbumPage;
  readonly artist: ArtistPage;
  readonly playlists: PlaylistDialog;
  readonly support: SupportDialog;
  readonly signup: SignupPage;
  readonly login: LoginPage;
  readonly priceDialog: PriceDialog;
  readonly checkout: CheckoutPage;
  readonly provider: ProviderPage;
  readonly dashboard: Dashboard;
  readonly downloads: DownloadDialog;
  readonly albumForm: AlbumForm;

  constructor(readonly page: Page) {
    this.header = new Header(page);
    this.player = new Player(page);
    this.cart = new Cart(page);
    this.album = new AlbumPage(page);
    this.artist = new ArtistPage(page);
    this.playlists = new PlaylistDialog(page);
    this.support = new SupportDialog(page);
    this.signup = new SignupPage(page);
    this.login = new LoginPage(page);
    this.priceDialog = new PriceDialog(page);
    this.checkout = new CheckoutPage(page);
    this.provider = new ProviderPage(page);
    this.dashboard = new Dashboard(page);
    this.downloads = new DownloadDialog(page);
    this.albumForm = new AlbumForm(page);
  }

  /** Loads a path anew. Links keep the page instead. */
  async open(path = '/') {
    await this.page.goto(path);
  }

  albumCard(title: string): AlbumCard {
    return new AlbumCard(this.page, title);
  }

  /** Covers of "Recent Releases", newest first. */
  get recentReleases(): Locator {
    return this.page.getByRole('region', { name: 'Recent Releases' }).getByRole('article');
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  toast(text: string | RegExp): Locator {
    return this.page.locator('[data-sonner-toast]').filter({ hasText: text });
  }

  /** A message covers what is below it until it is closed, or for five seconds. */
  async closeToast(text: string | RegExp) {
    await this.toast(text).getByRole('button', { name: 'Close notification' }).click();
    await expect(this.toast(text)).toHaveCount(0);
  }
}
