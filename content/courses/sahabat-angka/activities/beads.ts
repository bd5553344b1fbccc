/** A string of ten beads in two colours: every string is another pair that makes ten. */
import { type Activity, element, pressable } from '@nobi/kit/course';
import { ten } from '../playable.ts';
import { words } from '../text/text.ts';
import { undoPicture } from '../view/icons.ts';

const gold: number = 1;
const colours: Record<number, readonly [string, string]> = {
  0: ['#2bc3e8', '#086a94'],
  1: ['#ffc53d', '#a86500'],
};

const bead = (kind: number, x: number, y: number): string => {
  const [light, deep] = colours[kind] ?? ['#fff', '#8c83b5'];
  // The colours differ in shape too: who cannot tell them apart still sees two kinds.
  const mark =
    kind === gold
      ? `<path d="M${x} ${y - 9}l2.8 6 6.4.7-4.8 4.4 1.4 6.4-5.8-3.3-5.8 3.3 1.4-6.4-4.8-4.4 6.4-.700z" fill="${deep}"/>`
      : `<path d="M${x - 8} ${y}q4-6 8 0t8 0" fill="none" stroke="${deep}" stroke-width="4" stroke-linecap="round"/>`;
  return `<g class="bead"><circle cx="${x}" cy="${y}" r="19" fill="${light}" stroke="${deep}" stroke-width="3"/>${mark}</g>`;
};

/** The string hangs in a bow, with room for ten. */
const hangs = (i: number): [number, number] => {
  const along = (i - (ten - 1) / 2) / ((ten - 1) / 2);
  return [200 + along * 172, 150 - along * along * 96];
};

const drawString = (kinds: readonly number[]): string => {
  const spots = Array.from({ length: ten }, (_, i) => hangs(i));
  return `<svg viewBox="0 0 400 190" aria-hidden="true"><path d="M14 20Q30 70 60 96Q130 152 200 152Q270 152 340 96Q370 70 386 20" fill="none" stroke="#8a4b00" stroke-width="4"/>${spots
    .map(([x, y], i) => {
      const kind = kinds[i];
      return kind === undefined
        ? `<circle cx="${x}" cy="${y}" r="16" fill="#fff" fill-opacity=".5" stroke="#8c83b5" stroke-width="2.5" stroke-dasharray="5 5"/>`
        : bead(kind, x, y);
    })
    .join('')}</svg>`;
};

export const beads: Activity = (desk) => {
  let kinds: number[] = desk.state.filter((kind) => kind === 0 || kind === gold).slice(0, ten);
  const text = () => words[desk.lang()];
  const string = element('div', 'string');
  desk.scene.append(string);
  const golds = (): number => kinds.filter((kind) => kind === gold).length;
  const show = (): void => {
    string.innerHTML = drawString(kinds);
    for (const button of adders) button.disabled = kinds.length === ten;
    undo.disabled = kinds.length === 0;
    // A string is whole at ten: only then can the lesson end with it.
    desk.keep(kinds.length === ten ? kinds : []);
  };
  const add = (kind: number): void => {
    kinds = [...kinds, kind].slice(0, ten);
    desk.sound('count', 2 ** (kinds.length / 12));
    show();
    if (kinds.length === ten) desk.tell(text().beads(golds(), ten - golds()));
  };
  const adders = [gold, 0].map((kind) =>
    pressable(
      'tally-more',
      `<svg viewBox="-24 -24 48 48" aria-hidden="true">${bead(kind, 0, 0)}</svg>`,
      () => add(kind),
    ),
  );
  const undo = pressable('tally-less', undoPicture, () => {
    kinds = kinds.slice(0, -1);
    desk.sound('tap', 0.8);
    show();
  });
  desk.controls.append(undo, ...adders);
  const dress = (): void => {
    undo.ariaLabel = text().undo;
    for (const [i, button] of adders.entries()) button.ariaLabel = text().bead(i === 0);
  };
  dress();
  show();
  return {
    dress,
    beckon: () => text().beadsLeft(ten - kinds.length),
    work() {
      const picture = element('div', 'work');
      picture.innerHTML = drawString(kinds);
      return picture;
    },
  };
};
