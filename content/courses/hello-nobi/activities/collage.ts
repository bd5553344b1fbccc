/** An own picture of things that say their names: pick one, tap where it should stand, move it about. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { nameIn, namesIn } from '../rules/args.ts';
import { capital, entryOf } from '../rules/lexicon.ts';
import { placedOf } from '../rules/phrases.ts';
import { most, Paper } from '../scene/collage-paper.ts';
import { openFloor } from '../scene/floor.ts';
import { openSays, type Says, secondsFor, type Voice } from '../scene/says.ts';
import { words } from '../text/text.ts';
import { pictureOf } from '../view/pictures.ts';

/** Where the next one stands when it is placed by key: on a spiral of free spots. */
const nextSpot = (count: number): { x: number; y: number } => ({
  x: 500 + Math.cos(count * 2.4) * Math.min(380, 110 + count * 26),
  y: 560 + Math.sin(count * 2.4) * Math.min(300, 90 + count * 24),
});
const undoPicture =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M12 5l-8 8 8 8M5 13h14a8 8 0 0 1 0 16h-5" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>';

interface Stamp {
  name: string;
  kind: number;
  button: HTMLButtonElement;
}

interface StampUse {
  onChoose(kind: number): void;
  /** A key press has no place on the paper: it puts the thing on the next free spot. */
  onKey(kind: number): void;
}

const openStamps = (names: readonly string[], { onChoose, onKey }: StampUse): Stamp[] =>
  names.map((name, kind) => {
    const button = pressable('stamp', pictureOf(name), () => onChoose(kind));
    button.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onKey(kind);
    });
    return { name, kind, button };
  });

const openBoard = (desk: Desk, says: Says, task: Parameters<Activity>[1]) => {
  const things = namesIn(task, 'things');
  const floor = openFloor(desk);
  let chosen = 0;
  const place = (at: { x: number; y: number }): void => {
    // On a full paper the oldest moves over: nothing is ever refused.
    const remaining = paper.pieces.length >= most ? paper.pieces.slice(1) : paper.pieces;
    paper.change([...remaining, { kind: chosen, ...at }]);
    const count = paper.pieces.filter(({ kind }) => kind === chosen).length;
    desk.sound('pop', 2 ** (Math.min(12, count) / 12));
    says.line(placedOf(things[chosen] ?? '', count));
    show();
  };
  const paper = new Paper(desk, { things, land: nameIn(task, 'land'), onPlace: place });
  floor.append(paper.root);
  const stamps = openStamps(things, {
    onChoose(kind) {
      desk.sound('tap');
      chosen = kind;
      says.line(`${capital(entryOf(things[kind] ?? '').en)}!`);
      show();
    },
    onKey(kind) {
      chosen = kind;
      place(nextSpot(paper.pieces.length));
    },
  });
  const undo = pressable('undo', undoPicture, () => {
    desk.sound('tap', 0.8);
    paper.change(paper.pieces.slice(0, -1));
    show();
  });
  const show = (): void => {
    const text = words[desk.lang()];
    for (const { name, kind, button } of stamps) {
      button.setAttribute('aria-pressed', `${kind === chosen}`);
      button.ariaLabel = text.place(name);
    }
    undo.disabled = paper.pieces.length === 0;
    undo.ariaLabel = text.undo;
    says.dress();
  };
  floor.append(undo);
  desk.controls.append(...stamps.map(({ button }) => button));
  show();
  return { paper, show };
};

export const collageWith =
  (voice: Voice): Activity =>
  (desk, task) => {
    const says = openSays(desk, voice);
    const { paper, show } = openBoard(desk, says, task);
    says.line(`${capital(entryOf(namesIn(task, 'things')[0] ?? '').en)}!`, {
      mute: desk.state.length > 0,
      after: secondsFor(task.say[desk.lang()]),
    });
    return {
      dress: show,
      beckon: () => '',
      work() {
        const copy = element('div', 'work paper');
        paper.drawInto(copy);
        return copy;
      },
    };
  };
