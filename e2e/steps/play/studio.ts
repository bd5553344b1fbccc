import { expect, type FrameLocator, type Page } from '@playwright/test';

const says = {
  id: {
    magic: 'Kotak ajaib',
    save: 'Simpan gambar',
    print: 'Cetak gambar',
    album: 'Karyaku',
    letGo: 'Hapus gambar',
    yes: 'Hapus',
    close: 'Kembali menggambar',
    fresh: 'Kertas baru',
  },
  en: {
    magic: 'Magic box',
    save: 'Save picture',
    print: 'Print picture',
    album: 'My works',
    letGo: 'Delete a drawing',
    yes: 'Delete',
    close: 'Back to drawing',
    fresh: 'New paper',
  },
} as const;

/** A child at the drawing studio, by what stands on its buttons. */
export class Painter {
  readonly #page: Page;
  readonly #frame: FrameLocator;
  readonly words: (typeof says)['en' | 'id'];

  constructor(page: Page, language: 'en' | 'id') {
    this.#page = page;
    this.#frame = page.frameLocator('iframe');
    this.words = says[language];
  }

  get sheet() {
    return this.#frame.getByRole('application');
  }

  get pieces() {
    return this.#frame.locator('.piece:not(.piece-new)');
  }

  button(name: string) {
    return this.#frame.getByRole('button', { name, exact: true });
  }

  /** One line across the sheet, at a share of its height. */
  async draw(height: number) {
    await expect(this.sheet).toBeVisible();
    const box = await this.sheet.boundingBox();
    if (!box) throw new Error('There is no sheet to draw on');
    const { mouse } = this.#page;
    const y = box.y + box.height * height;
    await mouse.move(box.x + box.width * 0.2, y);
    await mouse.down();
    await mouse.move(box.x + box.width * 0.8, y + 20, { steps: 8 });
    await mouse.up();
  }

  /** A dot in the middle of the sheet, at a share of its height. */
  async dot(height: number) {
    await expect(this.sheet).toBeVisible();
    const box = await this.sheet.boundingBox();
    if (!box) throw new Error('There is no sheet to draw on');
    await this.#page.mouse.click(box.x + box.width / 2, box.y + box.height * height);
  }

  /** Presses one of the buttons in the magic box. */
  async use(name: string) {
    await this.button(this.words.magic).click();
    await this.button(name).click();
  }

  /** All that is painted, as one number. */
  async look(): Promise<string> {
    await expect(this.sheet).toBeVisible();
    return this.sheet.evaluate((sheet) => {
      const canvases = [...sheet.querySelectorAll('canvas')];
      const pixels = canvases.flatMap((canvas) => {
        const { width, height } = canvas;
        const bytes = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
        let sum = 0;
        for (const byte of bytes) sum = (Math.imul(sum, 31) + byte) >>> 0;
        return [width, height, sum];
      });
      return pixels.join();
    });
  }
}
