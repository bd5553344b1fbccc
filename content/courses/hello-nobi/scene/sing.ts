/** Sings a verse: a note for each word, which lights up with it. */
import type { Desk } from '@nobi/kit/course';
import { beat, type Verse } from '../rules/verses.ts';
import type { Says } from './says.ts';

/** Answers how many seconds it takes. */
export const sing = (desk: Desk, says: Says, verse: Verse): number => {
  says.line(verse.line, { after: verse.notes.length * beat + 0.15 });
  for (const [i, note] of verse.notes.entries())
    desk.clock.after(i * beat, () => {
      if (!says.root.isConnected) return;
      desk.sound('count', 2 ** (note / 12));
      says.light(i);
    });
  desk.clock.after(verse.notes.length * beat, () => says.light(-1));
  return verse.notes.length * beat;
};
