/** Whose work a book is, for the adult behind its last page. A book that was written here has none. */
import { type BookLicence, commonsAddress, commonsName, commonsParts } from '@nobi/kit/licences';
import type { Story } from '../stories/story.ts';
import { make } from '../view/make.ts';
import type { Context } from './context.ts';
import { creditWords } from './credit-words.ts';

/** With the address of its text, as the licences ask; BY and BY-SA also ask to say that a work was changed. */
const licenceRows = (licence: BookLicence, words: (typeof creditWords)['id']): string[] => {
  const name = commonsName(licence) ?? words.licences[licence === 'own' ? 'own' : 'public-domain'];
  const named = [name, commonsAddress(licence) ?? ''].join(' ').trim();
  return [`${words.credits.licence}: ${named}`, ...(commonsParts(licence) ? [words.changed] : [])];
};

export const creditsOf = ({ guest }: Context, { credits }: Story): HTMLElement[] => {
  if (!credits) return [];
  const words = creditWords[guest.settings.lang];
  const names = ['author', 'illustrator', 'translator', 'publisher', 'source'] as const;
  const rows = names.map((name) => `${words.credits[name]}: ${credits[name]}`);
  // A draft that is looked at may have none yet.
  if (credits.licence !== null) rows.push(...licenceRows(credits.licence, words));
  const lines = rows.map((row) => make('p', 'credit', row));
  return [make('details', 'credits', make('summary', '', words.aboutBook), ...lines)];
};
