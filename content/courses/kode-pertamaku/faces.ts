/** How the choices of the questions look, and what they are called. */
import type { Lang } from '@nobi/kit/course';
import batu from '../../art/fluent/batu.webp';
import mangga from '../../art/fluent/mangga.webp?no-inline';
import jago from '../../boards/art/jago.webp';
import { homePicture } from '../../boards/view/home-art.ts';
import { programFrom } from './rules/args.ts';
import { isMove, isTrigger, ruleFrom } from './rules/moves.ts';
import { words } from './text/text.ts';
import { beetlePicture } from './view/beetle.ts';
import { programFace } from './view/face-art.ts';
import { movePicture, triggerPicture } from './view/move-art.ts';

const photo = (source: string): string => `<img src="${source}" alt="" draggable="false">`;
const things: Record<string, string> = {
  rock: photo(batu),
  fruit: photo(mangga),
  chicken: photo(jago),
  home: homePicture,
  bug: beetlePicture,
};

const follows =
  '<svg class="card-arrow" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12H19M13 6L20 12L13 18" fill="none" stroke="#5b3bd6" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>';

const ruleFace = (word: string): string => {
  const rule = ruleFrom(word);
  if (!rule || !isMove(rule.brings)) return '';
  return `<span class="rule-face">${triggerPicture(rule.when)}${follows}${movePicture(rule.brings)}</span>`;
};

/** `p-rrd` a program, `m-jump` a move, `t-bell` a thing to tap, `r-bell-jump` a rule, `f-rock` a thing. */
export const face = (choice: string): string => {
  const [kind, rest] = [choice.slice(0, 1), choice.slice(2)];
  if (kind === 'p') return programFace(programFrom(rest));
  if (kind === 'm' && isMove(rest)) return movePicture(rest);
  if (kind === 't' && isTrigger(rest)) return triggerPicture(rest);
  return kind === 'r' ? ruleFace(rest) : (things[rest] ?? '');
};

export const faceName = (choice: string, lang: Lang): string => {
  const [kind, rest] = [choice.slice(0, 1), choice.slice(2)];
  const text = words[lang];
  const rule = kind === 'r' ? ruleFrom(rest) : null;
  if (kind === 'p') return text.tiles(programFrom(rest));
  if (isMove(rest)) return text.moves[rest];
  if (isTrigger(rest)) return text.triggers[rest];
  if (rule && isMove(rule.brings)) return `${text.triggers[rule.when]}: ${text.moves[rule.brings]}`;
  return text.faces[rest] ?? '';
};
