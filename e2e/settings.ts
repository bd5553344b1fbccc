import type { PlaywrightTestConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { writeVoice } from './fake-voice.ts';

// An author asks for one item: it is built apart, so that a half-written neighbour does no harm.
const { ITEM, DIST } = process.env;
const builds = Boolean(ITEM) && DIST === undefined;

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The smallest that many a family still has. */
export const smallest = { ...phone, viewport: { width: 360, height: 640 } };
/** A phone held across, and a tablet held upright. */
export const across = { ...phone, viewport: { width: 640, height: 360 } };
export const tablet = { ...phone, viewport: { width: 820, height: 1180 } };
/** A desk of 1280 px at 200 %: half as many pixels of layout. */
export const zoomed = { viewport: { width: 640, height: 400 } };
export const desk = { viewport: { width: 1280, height: 800 } };

/** Every game, course and tool against the rules of all of them (items/README.md). */
export const items = { name: 'items', testDir: 'items', timeout: 120_000, workers: 2 };

/** Journeys whose product runs with settings of its own. */
const unlikeTheRest =
  /(google|staff-voice|whatsapp-report|chat-(model|recording|unplugged)|own-voice|bus[a-z-]*)\.(slow\.)?journey\.ts$/;

const browser = await findBrowser();
/** A microphone that hums, and is granted. */
const microphone = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${writeVoice()}`,
];
export const withMicrophone = { ...browser, args: [...(browser.args ?? []), ...microphone] };

type Project = NonNullable<PlaywrightTestConfig['projects']>[number] & { readonly name: string };

/** Journeys on the product that all of them share. */
export const sharedProduct = (project: Project): Project => ({
  ...project,
  testIgnore: [project.testIgnore ?? [], unlikeTheRest].flat(),
});

/** One worker takes all journeys with a product or a browser of their own: each start costs as much as three journeys. */
export const ownProduct = (project: Project): Project => ({
  ...project,
  name: `${project.name}, own product`,
  testMatch: unlikeTheRest,
  workers: 1,
  use: {
    ...project.use,
    launchOptions: withMicrophone,
  },
});

/** Those with a product of their own apart from the others. */
export const inTwo = (project: Project): Project[] => [ownProduct(project), sharedProduct(project)];

/** What quick and slow journeys have in common. Nothing is tried twice. */
export const settings = {
  testDir: 'journeys',
  ...(builds && { globalSetup: './items/build-one.ts' }),
  testMatch: '*.journey.ts',
  outputDir: '../.cache/e2e',
  // Beside the unit tests two cores have no more to give; each worker more is one more product to start.
  workers: 3,
  fullyParallel: true,
  maxFailures: 10,
  // A hang is found as well after two minutes, and a busy machine is none.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: browser,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    trace: 'off',
  },
} satisfies PlaywrightTestConfig;
