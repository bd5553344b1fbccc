import { defineConfig } from '@playwright/test';
import { phone, settings } from './settings.ts';

/** `npm run film`: records real play for the welcome page; server/bench/film makes one picture of it. */
export default defineConfig({
  ...settings,
  testDir: 'film',
  workers: 1,
  projects: ['id-ID', 'en-US'].map((locale) => ({ name: locale, use: { ...phone, locale } })),
});
