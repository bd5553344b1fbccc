import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { phone } from '../settings.ts';

/** A phone whose browser can be closed and opened again, and still has what it had. */
export interface Phone {
  /** Starts its browser; the one before, if it is open, ends first. */
  open(): Promise<BrowserContext>;
  /** The phone is gone, with everything on it. */
  lose(): Promise<void>;
}

export const newPhone = async (more: object = {}): Promise<Phone> => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-phone-'));
  let context: BrowserContext | undefined;
  const close = async () => {
    await context?.close();
    context = undefined;
  };
  return {
    async open() {
      await close();
      context = await chromium.launchPersistentContext(folder, {
        ...(await findBrowser()),
        ...phone,
        locale: 'id-ID',
        timezoneId: 'Asia/Jakarta',
        ...more,
      });
      return context;
    },
    async lose() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
