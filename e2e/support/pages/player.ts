import { expect, type Locator, type Page } from '@playwright/test';
import { QueueDrawer } from './queueDrawer';

/** The player bar at the bottom of every page. */
export class Player {
  readonly root: Locator;
  readonly position: Locator;
  readonly queue: QueueDrawer;

  constructor(private readonly page: Page) {
    this.root = page.getByRole('region', { name: 'Player' });
    this.queue = new QueueDrawer(page);
    this.position = this.root.getByRole('slider', { name: 'Position' });
  }

  title(title: string): Locator {
    return this.root.getByRole('link', { name: title, exact: true });
  }

  async pause() {
    await this.root.getByRole('button', { name: 'Pause', exact: true }).click();
  }

  async resume() {
    await this.root.getByRole('button', { name: 'Play', exact: true }).click();
  }

  async expand() {
    await this.root.getByRole('button', { name: 'Expand the player' }).click();
  }

  async openAlbum(title: string) {
    await this.title(title).click();
  }

  async next() {
    await this.root.getByRole('button', { name: 'Next track' }).click();
  }

  async previous() {
    await this.root.getByRole('button', { name: 'Previous track' }).click();
  }

  /** Queue, settings and full screen: on phones they are in the expanded bar. */
  private async pressTool(name: string) {
    const tool = this.root.getByRole('button', { name });
    if (!(await tool.isVisible())) await this.expand();
    await tool.click();
  }

  async openQueue(): Promise<QueueDrawer> {
    await this.pressTool('Open the queue');
    // The drawer slides in. Playwright scrolls a moving element to another place with each try, and a drag would start there.
    await expect(this.queue.root).toBeInViewport({ ratio: 1 });
    return this.queue;
  }

  async openSettings(): Promise<Locator> {
    await this.pressTool('Player settings');
    return this.page.getByRole('dialog', { name: 'Player settings' });
  }

  /** The full-screen player. */
  get fullScreen(): Locator {
    return this.page.getByRole('dialog', { name: 'Now Playing' });
  }

  async enterFullScreen() {
    await this.pressTool('Full screen');
    await this.fullScreen.waitFor();
  }

  get playButton(): Locator {
    return this.root.getByRole('button', { name: 'Play', exact: true });
  }

  get pauseButton(): Locator {
    return this.root.getByRole('button', { name: 'Pause', exact: true });
  }

  /** Presses on the waveform at a fraction of its length, 0 to 1. */
  async seekTo(part: number) {
    const box = await this.position.boundingBox();
    if (!box) throw new Error('The seek bar is not shown.');
    await this.position.click({ position: { x: box.width * part, y: box.height / 2 } });
  }

  async seconds(): Promise<number> {
    return Number(await this.position.getAttribute('aria-valuenow'));
  }

  /** Waits until the track's position is past this second. */
  async reaches(second: number) {
    await expect.poll(() => this.seconds(), { timeout: 30_000 }).toBeGreaterThanOrEqual(second);
  }
}
