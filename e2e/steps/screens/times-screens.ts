import { openRoom } from '../adult.ts';
import { stages } from '../items.ts';
import { words } from '../words.ts';
import { asNewPaid, asPaid, type Screen } from './screen.ts';

/** When a child may play, and what it is told of it and of what the adult can see. */
export const timesScreens: readonly Screen[] = [
  {
    name: 'the times of a child, with a mistake',
    open: async (visit) => {
      const { page, language } = visit;
      const { adult } = words[language];
      await asNewPaid(visit);
      await openRoom(page, words[language]);
      const form = page.getByRole('form', { name: adult.unnamedChild });
      await form.getByRole('button', { name: adult.quietPreset.schoolNight }).click();
      await form.getByLabel(adult.quietTo).fill('');
      await form.getByRole('button', { name: adult.timesSave }).click();
      return form.getByText(adult.quietFault.hours);
    },
  },
  {
    name: 'a game in a quiet time',
    open: async (visit) => {
      const { page, product, language } = visit;
      const { email } = await asNewPaid(visit);
      await product.db.query(
        `insert into child_playtime (account_id, child_id, weekday_minutes, weekend_minutes)
         select c.account_id, c.id, 0, 0 from child c join account a on a.id = c.account_id
         where a.email = $1`,
        [email],
      );
      await product.db.query(
        `select pg_notify('caller_changed', id::text) from account where email = $1`,
        [email],
      );
      await page.goto(stages.game);
      return page.getByRole('button', { name: words[language].opens.again });
    },
  },
  {
    name: 'what the adult can see',
    open: async (visit) => {
      const { page, language } = visit;
      await asPaid(visit);
      await page.goto('/dashboard/profile');
      await page.getByRole('button', { name: words[language].profile.seenSign }).click();
      return page.getByRole('dialog');
    },
  },
];
