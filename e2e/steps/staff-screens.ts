import { enterAs } from '../product/family.ts';
import { answerQuestion, askQuestion, staffPerson } from './desk.ts';
import { asPaid, type Screen } from './screen.ts';
import { words } from './words.ts';

/** The page of the staff, as each of its people may find it. */
export const staffScreens: readonly Screen[] = [
  {
    name: 'the staff page with a question',
    open: async (visit) => {
      const person = await staffPerson(visit.product);
      const subject = `Suara ${person.email}`;
      await askQuestion(visit.product, person, subject);
      await enterAs(visit.page, person, true);
      await visit.page.goto('/staff/');
      return visit.page.getByRole('heading', { name: subject });
    },
  },
  {
    name: 'the staff page with an answer',
    open: async (visit) => {
      const person = await staffPerson(visit.product);
      const subject = `Gambar ${person.email}`;
      const ticket = await askQuestion(visit.product, person, subject);
      await answerQuestion(visit.product, person, { ticket, response: 'Ketuk gambar bintang.' });
      await enterAs(visit.page, person, true);
      await visit.page.goto('/staff/');
      await visit.page.getByRole('radio', { name: words[visit.language].staff.answered }).check();
      return visit.page.getByRole('heading', { name: subject });
    },
  },
  {
    name: 'the staff page for a family',
    open: async (visit) => {
      await asPaid(visit);
      await visit.page.goto('/staff/');
      return visit.page.getByRole('heading', { name: words[visit.language].staff.deniedTitle });
    },
  },
];
