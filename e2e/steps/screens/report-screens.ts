import { enterAs } from '../../product/family.ts';
import { withSari } from '../children.ts';
import { sariOfTwoMonths } from '../report.ts';
import { words } from '../words.ts';
import { oncePerPage, type Screen } from './screen.ts';

const twoMonths = oncePerPage(async ({ page, product }) => {
  const sari = await sariOfTwoMonths(product, 6);
  await enterAs(page, sari.family, true);
  return sari;
});

/** What the adult reads of a child. */
export const reportScreens: readonly Screen[] = [
  {
    name: 'a report',
    open: async (visit) => {
      const { child } = await twoMonths(visit);
      await visit.page.goto(`/parents/report/${child}`);
      return visit.page.getByRole('heading', { name: words[visit.language].report.map });
    },
  },
  {
    name: 'a card to share',
    open: async (visit) => {
      const { child } = await twoMonths(visit);
      const { report, card } = words[visit.language];
      await visit.page.goto(`/parents/report/${child}`);
      await visit.page.getByRole('button', { name: report.share }).click();
      return visit.page.getByRole('link', { name: card.download });
    },
  },
  {
    name: 'a report before anything was played',
    open: async ({ page, product, language }) => {
      const family = await withSari(product);
      await enterAs(page, family, true);
      await page.goto('/parents');
      await page.getByRole('link', { name: words[language].adult.reportOf('Sari') }).click();
      return page.getByRole('heading', { name: words[language].report.empty('Sari') });
    },
  },
];
