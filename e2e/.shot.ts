import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';
const [, , label, ...games] = process.argv;
const saves = process.env.SAVES ? JSON.parse(process.env.SAVES) : {};
const browser = await chromium.launch(await findBrowser());
for (const game of games) for (const [w,h] of [[390,844],[1280,800]] as const) {
  const page = await browser.newPage({ viewport: { width: w, height: h } });
  page.on('pageerror', (e) => console.log(game, 'ERR', e.message));
  const save = saves[game];
  if (save) await page.addInitScript(([k, v]) => sessionStorage.setItem(k!, v!), [`games/${game}`, JSON.stringify(save)]);
  await page.goto(`http://localhost:5311/dev/host.html?item=games/${game}&lang=${process.env.LANG2 ?? 'id'}${process.env.CALM ? '&calm' : ''}`);
  await page.waitForTimeout(Number(process.env.WAIT ?? 4500));
  await page.screenshot({ path: `/tmp/shots/${game}-${label}-${w}.png` });
  await page.close();
}
await browser.close();
