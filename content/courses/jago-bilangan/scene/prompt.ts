/** What a task of numbers shows: the sum, the words, the packs or the story, and more of it as help. */
import { numberIn } from '@nobi/kit/bank';
import type { Lang } from '@nobi/kit/course';
import {
  type Arguments,
  type Ask,
  askIn,
  type Numbers,
  numbersOf,
  roughly,
  roundTo,
} from '../rules/asks.ts';
import { carriedInto, openedFor } from '../rules/columns.ts';
import { numeral, written } from '../rules/numerals.ts';
import { digitsOf, units } from '../rules/places.ts';
import { storySum } from '../rules/stories.ts';
import { taleOf } from '../text/tales.ts';
import { words } from '../text/text.ts';
import { packNames, pilePicture } from '../view/packs.ts';

export interface Shown extends Numbers {
  task: Arguments;
  lang: Lang;
  helped: boolean;
}

const reading = (text: string): string => `<p class="card reading">${text}</p>`;
const sum = (text: string): string => `<p class="card sum-line">${text}</p>`;
const help = (text: string): string => `<p class="card sum-help">${text}</p>`;
const localized = (text: string, lang: Lang): string =>
  text.replaceAll(/\d+/g, (digits) => written(Number(digits), lang));

const cells = (values: readonly (string | number)[], name: string): string =>
  `<div class="cells ${name}">${values.map((value) => `<span>${value}</span>`).join('')}</div>`;

/** Digits in the columns of the wheels; what lies before the first stays empty. */
const inColumns = (n: number, size: number): (string | number)[] =>
  [...`${n}`.padStart(size)].map((digit) => (digit === ' ' ? '' : digit));

const column = ({ a, b, helped }: Shown, sign: '+' | '−'): string => {
  const size = Math.max(3, `${sign === '+' ? a + b : a}`.length);
  const regrouped = openedFor(a, b);
  const top = digitsOf(a);
  const carried =
    sign === '+'
      ? carriedInto(a, b).map((digit) => (digit > 0 ? digit : ''))
      : regrouped.map((digit, at) => (digit === top[at] ? '' : digit));
  const marks = helped ? cells(carried.slice(-size), 'cells-small') : '';
  return `<div class="card column">${marks}${cells(inColumns(a, size), '')}${cells(inColumns(b, size), 'cells-under')}<b class="sign">${sign}</b></div>`;
};

const places = (lang: Lang, size: number): string =>
  cells(words[lang].places.slice(-size), 'cells-names');

/** Both neighbours on a line, and the number between them. */
const line = ({ n, to, lang }: Shown): string => {
  const low = Math.floor(n / to) * to;
  const x = 30 + ((n - low) / to) * 240;
  return `<svg class="card line" viewBox="0 0 300 84" aria-hidden="true"><path d="M16 52h268" stroke="#5b3bd6" stroke-width="5" stroke-linecap="round"/><path d="M30 42v20M150 46v12M270 42v20" stroke="#231a4d" stroke-width="4"/><circle cx="${x}" cy="52" r="9" fill="#ef5a5a" stroke="#fff" stroke-width="3"/><g font-family="Baloo 2 Variable, sans-serif" font-weight="800" font-size="19" fill="#231a4d" text-anchor="middle"><text x="34" y="80">${written(low, lang)}</text><text x="266" y="80">${written(low + to, lang)}</text><text x="${x}" y="30" font-size="22" fill="#b01e43">${written(n, lang)}</text></g></svg>`;
};

const around = (b: number): number => roundTo(b, 100);

/** A step on the way to so many for each, never the last one. */
const multipleBelow = (each: number): number =>
  each < 10 || each % 10 === 0 ? Math.max(1, Math.floor(each / 2)) : each - (each % 10);

/** The products of the parts; of a round number that of its digit alone, or it would be the answer. */
const split = ({ a, b, lang }: Shown): string => {
  const parts = digitsOf(a)
    .map((digit, at) => digit * (units[at] ?? 1))
    .filter((part) => part > 0);
  const shown = parts.length > 1 ? parts : [Number(`${a}`.replaceAll('0', ''))];
  return shown
    .map((part) => `${written(part, lang)} × ${b} = ${written(part * b, lang)}`)
    .join('<br>');
};

const shifted = ({ a, b, lang }: Shown, sign: '+' | '−'): string => {
  const off = around(b) - b;
  const back = off > 0 === (sign === '+') ? '−' : '+';
  return `${written(a, lang)} ${sign} ${written(around(b), lang)} ${back} ${Math.abs(off)}`;
};

const piles = (task: Arguments): string =>
  `<div class="card piles">${packNames
    .map((name, at) => {
      const count = numberIn(task, `p${at + 1}`);
      return `<span class="pile-shown">${pilePicture(name, count)}<b>${count}</b></span>`;
    })
    .join('')}</div>`;

const glowing = ({ n, to, lang, helped }: Shown): string => {
  const size = `${n}`.length;
  const at = size - `${to}`.length;
  const digits = [...`${n}`].map((digit, place) =>
    place === at ? `<mark>${digit}</mark>` : digit,
  );
  return `<div class="card column">${cells(digits, 'cells-big')}${helped ? places(lang, size) : ''}</div>`;
};

const chunks = ({ n, task, lang }: Shown): string => {
  const parts = digitsOf(n)
    .map((digit, at) => digit * (units[at] ?? 1))
    .filter((part) => part > 0);
  const order = numberIn(task, 'shift') === 1 ? parts.toReversed() : parts;
  return order.map((part) => written(part, lang)).join(' + ');
};

const withHelp = (shown: Shown, own: string, more: string): string =>
  own + (shown.helped ? more : '');

const prompts: Record<Ask, (shown: Shown) => string> = {
  words: (shown) =>
    withHelp(
      shown,
      reading(numeral(shown.n, shown.lang)),
      places(shown.lang, Math.max(3, `${shown.n}`.length)),
    ),
  read: (shown) => reading(numeral(shown.n, shown.lang)),
  parts: (shown) =>
    withHelp(shown, sum(chunks(shown)), places(shown.lang, Math.max(3, `${shown.n}`.length))),
  crates: (shown) => withHelp(shown, piles(shown.task), places(shown.lang, 4)),
  plus: (shown) => column(shown, '+'),
  minus: (shown) => column(shown, '−'),
  near: (shown) =>
    withHelp(
      shown,
      sum(`${written(shown.a, shown.lang)} + ${written(shown.b, shown.lang)}`),
      help(shifted(shown, '+')),
    ),
  less: (shown) =>
    withHelp(
      shown,
      sum(`${written(shown.a, shown.lang)} − ${written(shown.b, shown.lang)}`),
      help(shifted(shown, '−')),
    ),
  times: (shown) =>
    withHelp(shown, sum(`${written(shown.a, shown.lang)} × ${shown.b}`), help(split(shown))),
  divide: (shown) => {
    const { a, b, lang } = shown;
    const near = multipleBelow(Math.floor(a / b));
    return withHelp(
      shown,
      sum(`${written(a, lang)} ÷ ${b}`),
      help(`${b} × ${near} = ${written(b * near, lang)}`),
    );
  },
  story: (shown) => {
    const scene = numberIn(shown.task, 'scene');
    return withHelp(
      shown,
      reading(taleOf(scene, shown, shown.lang)),
      help(localized(storySum(scene, shown), shown.lang)),
    );
  },
  worth: glowing,
  round: (shown) => (shown.helped ? line(shown) : sum(written(shown.n, shown.lang))),
  about: (shown) => {
    const { a, b, c, lang } = shown;
    const sign = c === 2 ? '−' : '+';
    const to = roughly(shown);
    const round = `${written(roundTo(a, to), lang)} ${sign} ${written(roundTo(b, to), lang)}`;
    return withHelp(shown, sum(`${written(a, lang)} ${sign} ${written(b, lang)}`), help(round));
  },
};

/** Markup of our own; every text in it is ours. */
export const promptOf = (task: Arguments, lang: Lang, helped: boolean): string =>
  prompts[askIn(task)]({
    ...numbersOf(task),
    task,
    lang,
    helped: helped || numberIn(task, 'view') === 1,
  });
