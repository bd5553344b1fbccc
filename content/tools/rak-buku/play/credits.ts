/** Whose work a book is, for the adult behind its last page. A book that was written here has none. */
import type { Story } from '../stories/story.ts';
import { make } from '../view/make.ts';
import type { Context } from './context.ts';
import { creditWords } from './credit-words.ts';

export const creditsOf = ({ guest }: Context, { credits }: Story): HTMLElement[] => {
  if (!credits) return [];
  const words = creditWords[guest.settings.lang];
  const rows = (['author', 'illustrator', 'translator', 'publisher', 'source'] as const).map(
    (name) => make('p', 'credit', `${words.credits[name]}: ${credits[name]}`),
  );
  // A draft that is looked at may have none yet.
  if (credits.licence !== null)
    rows.push(make('p', 'credit', `${words.credits.licence}: ${words.licences[credits.licence]}`));
  const box = make('details', 'credits', make('summary', '', words.aboutBook), ...rows);
  return [box];
};
