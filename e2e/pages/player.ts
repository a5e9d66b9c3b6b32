import { expect, type Locator, type Page } from '@playwright/test';

/** The bar at the bottom of every page. */
export class Player {
  readonly root: Locator;
  readonly position: Locator;

  constructor(private readonly page: Page) {
    this.root = page.getByRole('region', { name: 'Player' });
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

  async collapse() {
    await this.root.getByRole('button', { name: 'Collapse the player' }).click();
  }

  async expand() {
    await this.root.getByRole('button', { name: 'Expand the player' }).click();
  }

  async openAlbum(title: string) {
    await this.title(title).click();
  }

  /** Presses on the waveform at a part of its length, 0 to 1. */
  async seekTo(part: number) {
    const box = await this.position.boundingBox();
    if (!box) throw new Error('The seek bar is not shown.');
    await this.position.click({ position: { x: box.width * part, y: box.height / 2 } });
  }

  async seconds(): Promise<number> {
    return Number(await this.position.getAttribute('aria-valuenow'));
  }

  /** Waits until the track has played past this second. */
  async reaches(second: number) {
    await expect.poll(() => this.seconds(), { timeout: 30_000 }).toBeGreaterThanOrEqual(second);
  }
}
