/** Baths and boiling, and one line about what they did: cause and effect, never a verdict. */
import { bathsOf, hasWax } from '../rules/marks.ts';
import { dyeAt, hexOf, mixOf } from '../rules/tools.ts';
import type { Context } from './context.ts';

const water = '#DDF1F6';

const lineAfterBath = ({ session, text }: Context): string => {
  const { marks } = session;
  const baths = bathsOf(marks);
  const mix = mixOf(baths);
  if (mix && new Set(baths.slice(0, -1)).size === 1) return text().mixes[mix];
  if (baths.length > 1 && baths.at(-1) === baths.at(-2)) return text().darker;
  return hasWax(marks) ? text().covered : text().allDyed;
};

export const dip = (context: Context, dye: number): void => {
  const { commit, sheet, sounds, used, tell, session } = context;
  if (!commit({ kind: 'dye', dye })) return;
  sounds.play('dip', { pitch: 0.9 + dye * 0.1 });
  sheet.drain(hexOf(dyeAt(dye)));
  used('dye');
  if (new Set(bathsOf(session.marks)).size > 1) used('mix');
  tell(lineAfterBath(context));
};

export const boil = (context: Context): void => {
  const { commit, sheet, sounds, used, tell, session, text } = context;
  if (!hasWax(session.marks)) {
    sounds.play('undo', { pitch: 0.8 });
    tell(text().noWax);
    return;
  }
  const isDyed = bathsOf(session.marks).length > 0;
  if (!commit({ kind: 'boil' })) return;
  sounds.play('boil');
  sheet.drain(water);
  used('boil');
  tell(isDyed ? text().boiled : text().boiledBare);
};
