import type { Language } from '@nobi/contract';
import type { CDPSession, Page } from '@playwright/test';
import { across, desk, phone, smallest, tablet, zoomed } from '../../settings.ts';

const locales: Record<Language, string> = { id: 'id-ID', en: 'en-US' };

const sizes = { desktop: desk, phone, smallest, across, tablet, zoomed };

export type Size = keyof typeof sizes;

/** A desktop's page that can ask for another language, from the next load on, and become a phone and back. */
export class Device {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<Device> {
    return new Device(page, await page.context().newCDPSession(page));
  }

  /** What the browser asks for from now on, as its `locale` would have it. */
  async speak(language: Language): Promise<void> {
    await this.#session.send('Emulation.setUserAgentOverride', {
      userAgent: await this.#page.evaluate(() => navigator.userAgent),
      acceptLanguage: locales[language],
    });
  }

  /** As at its first visit: nothing is there yet, and motion is welcome again. */
  async forget(): Promise<void> {
    await this.#session.send('Network.clearBrowserCache');
    await this.#page.emulateMedia({ reducedMotion: null });
  }

  /** Changes size under the eyes of whoever looks at it, and says whether fingers touch it. */
  async become(size: Size): Promise<void> {
    const { viewport } = sizes[size];
    await this.#page.setViewportSize(viewport);
    const isPhone = size !== 'desktop' && size !== 'zoomed';
    if (isPhone)
      await this.#session.send('Emulation.setDeviceMetricsOverride', {
        ...viewport,
        ...{ screenWidth: viewport.width, screenHeight: viewport.height },
        deviceScaleFactor: 1,
        mobile: true,
        screenOrientation: { angle: 0, type: 'portraitPrimary' },
      });
    else await this.#session.send('Emulation.clearDeviceMetricsOverride');
    await this.#session.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
  }
}
