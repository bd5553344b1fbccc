import { expect } from '@playwright/test';
import { BridgePlayer } from '../play/player.ts';
import { words } from '../words.ts';
import type { Screen, Visit } from './screen.ts';

const openSample = async ({ page, language }: Visit) => {
  await page.goto('/');
  await page.getByRole('button', { name: words[language].welcome.samples.ages['4-6'] }).click();
};

/** A game that is tried from the poster: while it is played, and where it cannot be had. */
export const sampleScreens: readonly Screen[] = [
  {
    name: 'a game tried from the poster',
    open: async (visit) => {
      await openSample(visit);
      const { bubble, planks, words: says } = new BridgePlayer(visit.page, visit.language);
      await expect(bubble).toHaveText(says.complete);
      return planks.first();
    },
  },
  {
    name: 'a game of the poster without a line',
    open: async (visit) => {
      await visit.page.route('**/api/samples/**', (route) => route.abort('internetdisconnected'));
      await openSample(visit);
      return visit.page.getByText(words[visit.language].welcome.samples.problem);
    },
  },
];
