/** Lanterns on a string in a repeating row. When the row is whole they light up and sing. */
import type { CourseTask } from '@nobi/kit/course';
import { type Activity, type Desk, element, pressable, type Running } from '@nobi/kit/course';
import { namesIn, numberIn } from '../args.ts';
import { repeatOf } from '../rules.ts';
import { words } from '../text.ts';
import { worldWords } from '../text-world.ts';
import { type ThingName, thing, thingNames } from '../things.ts';
import { openThings } from './choices.ts';
import { undoPicture } from './icons.ts';

interface StringLook {
  row: readonly (ThingName | null)[];
  /** Lanterns up to here are lit. */
  lit: number;
  /** This one does not go with the row: it swings. */
  odd: number;
  /** After so many the row begins anew: the part is underlined. */
  part: number;
}

const lantern = (
  name: ThingName | null,
  at: { x: number; y: number; size: number },
  isLit: boolean,
): string => {
  const { x, y, size } = at;
  const inner = size * 0.62;
  const token = name
    ? `<g transform="translate(${x - inner / 2} ${y + size * 0.62 - inner / 2}) scale(${inner / 100})">${thing(name)}</g>`
    : `<path d="M${x - size * 0.12} ${y + size * 0.52}q${size * 0.02}-${size * 0.16} ${size * 0.13}-${size * 0.15}t${size * 0.12} ${size * 0.14}t-${size * 0.12} ${size * 0.2}M${x + size * 0.01} ${y + size * 0.84}v.1" fill="none" stroke="#fff" stroke-width="${size * 0.08}" stroke-linecap="round"/>`;
  const glow = isLit
    ? `<circle cx="${x}" cy="${y + size * 0.62}" r="${size * 0.74}" fill="#ffd96b" opacity=".35"/>`
    : '';
  const body = name
    ? `fill="${isLit ? '#fff3b8' : '#efe9ff'}" stroke="${isLit ? '#ffb020' : '#8c83b5'}" stroke-width="3"`
    : 'fill="#ffffff26" stroke="#fff" stroke-width="3" stroke-dasharray="6 5"';
  return `${glow}<path d="M${x} ${y - size * 0.1}V${y + size * 0.12}" stroke="#ffd98f" stroke-width="3"/><rect x="${x - size * 0.47}" y="${y + size * 0.14}" width="${size * 0.94}" height="${size * 0.96}" rx="${size * 0.34}" ${body}/><rect x="${x - size * 0.2}" y="${y + size * 0.07}" width="${size * 0.4}" height="${size * 0.11}" rx="3" fill="#ff6b5c"/>${token}<path d="M${x - 4} ${y + size * 1.1}v${size * 0.16}M${x + 4} ${y + size * 1.1}v${size * 0.16}" stroke="#ff6b5c" stroke-width="3" stroke-linecap="round"/>`;
};

const draw = ({ row, lit, odd, part }: StringLook): string => {
  const pitch = Math.min(64, 388 / row.length);
  const size = Math.min(52, pitch - 4);
  const left = 200 - (pitch * (row.length - 1)) / 2;
  const hang = (x: number): number => 62 - ((x - 200) / 200) ** 2 * 44;
  const all = row.map((name, i) => {
    const x = left + i * pitch;
    const drawn = lantern(name, { x, y: hang(x), size }, i < lit);
    const under =
      part > 0 && name
        ? `<path d="M${x - pitch / 2 + (i % part === 0 ? 5 : 0)} 152h${pitch - (i % part === 0 ? 5 : 0) - (i % part === part - 1 ? 5 : 0)}" stroke="#ffd96b" stroke-width="5"/>`
        : '';
    return `<g class="${i === odd ? 'misfit' : i < lit ? 'glowing' : ''}">${drawn}</g>${under}`;
  });
  return `<svg viewBox="0 0 400 176" aria-hidden="true"><path d="M-4 16Q200 108 404 16" fill="none" stroke="#ffd98f" stroke-width="4"/>${all.join('')}</svg>`;
};

/** Each kind has its own tone: a row that repeats can be heard. */
const tones: readonly number[] = [1, 1.26, 1.5, 1.68, 2];

const sing = (
  desk: Desk,
  row: readonly (ThingName | null)[],
  onEach: (lit: number) => void,
): number => {
  const kinds = [...new Set(row.filter((name) => name !== null))];
  const known = row.indexOf(null);
  const length = known < 0 ? row.length : known;
  for (let i = 0; i < length; i += 1)
    desk.clock.after(0.15 + i * 0.3, () => {
      const name = row[i];
      const kind = name ? kinds.indexOf(name) : -1;
      desk.sound('count', tones[kind] ?? 1);
      onEach(i + 1);
    });
  return 0.4 + length * 0.3;
};

class Lanterns {
  readonly button: HTMLButtonElement;
  look: StringLook = { row: [], lit: 0, odd: -1, part: 0 };
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
    this.button = pressable('lanterns', '', () => this.sing());
    desk.scene.append(this.button);
  }

  show(change: Partial<StringLook>): void {
    this.look = { ...this.look, ...change };
    this.button.innerHTML = draw(this.look);
  }

  sing(): number {
    return sing(this.desk, this.look.row, (lit) => this.show({ lit }));
  }
}

const without = (row: readonly ThingName[], gap: number): (ThingName | null)[] =>
  row.map((name, i) => (i === gap ? null : name));

const watching = (desk: Desk, task: CourseTask): Running => {
  const row = namesIn(task, 'row');
  const lanterns = new Lanterns(desk);
  lanterns.button.addEventListener('click', () => lanterns.show({ part: repeatOf(row) }));
  lanterns.show({ row });
  const dress = (): void => {
    lanterns.button.ariaLabel = worldWords[desk.lang()].lanterns;
  };
  dress();
  return {
    dress,
    beckon() {
      lanterns.button.classList.add('is-beckoning');
      return '';
    },
  };
};

const filling = (desk: Desk, task: CourseTask): Running => {
  const [row, gap] = [namesIn(task, 'row'), numberIn(task, 'gap')];
  const text = () => worldWords[desk.lang()];
  const part = repeatOf(row);
  const lanterns = new Lanterns(desk);
  let isBusy = false;
  const pick = (name: ThingName): void => {
    if (isBusy) return;
    isBusy = true;
    const right = name === row[gap];
    lanterns.show({ row: row.map((each, i) => (i === gap ? name : each)), odd: right ? -1 : gap });
    if (right) lanterns.sing();
    else desk.sound('oops');
    const line = right ? text().rowFits(part) : text().rowOther;
    const due = desk.answer({ right, response: [name], line });
    if (right) return;
    desk.clock.after(1.6, () => {
      lanterns.show({ row: without(row, gap), odd: -1, part: due === 'none' ? 0 : part });
      const wait = lanterns.sing();
      desk.clock.after(wait, () => {
        lanterns.show({ lit: 0 });
        const answer = row[gap];
        if (due === 'worked' && answer) choices.show(answer);
        isBusy = false;
      });
    });
  };
  const choices = openThings(desk, namesIn(task, 'choices'), pick);
  const dress = (): void => {
    lanterns.button.ariaLabel = text().lanterns;
    choices.dress();
  };
  lanterns.show({ row: without(row, gap), part: desk.help === 'none' ? 0 : part });
  dress();
  return {
    dress,
    beckon() {
      lanterns.show({ part });
      return text().sayRow;
    },
  };
};

/** An own string: as soon as it repeats, Nobi says after how many. */
const own = (desk: Desk, task: CourseTask): Running => {
  const most = numberIn(task, 'most');
  const lanterns = new Lanterns(desk);
  let row = desk.state.flatMap((kind) => thingNames[kind] ?? []).slice(0, most);
  const text = () => worldWords[desk.lang()];
  const show = (): void => {
    const part = repeatOf(row);
    const isRow = row.length >= part * 2 && part > 0;
    const free: null[] = Array<null>(most - row.length).fill(null);
    lanterns.show({ row: [...row, ...free], lit: isRow ? row.length : 0, part: isRow ? part : 0 });
    undo.disabled = row.length === 0;
    for (const { button } of stamps) button.disabled = row.length === most;
    desk.keep(row.map((name) => thingNames.indexOf(name)));
    if (isRow) desk.tell(text().ownRow(part));
  };
  const stamps = namesIn(task, 'things').map((name, kind) => {
    const button = pressable(
      'stamp',
      `<svg viewBox="0 0 100 100" aria-hidden="true">${thing(name)}</svg>`,
      () => {
        row = [...row, name].slice(0, most);
        desk.sound('count', tones[kind] ?? 1);
        show();
      },
    );
    return { name, button };
  });
  const undo = pressable('tally-less', undoPicture, () => {
    desk.sound('tap', 0.8);
    row = row.slice(0, -1);
    show();
  });
  desk.controls.append(...stamps.map(({ button }) => button), undo);
  const dress = (): void => {
    lanterns.button.ariaLabel = text().lanterns;
    undo.ariaLabel = words[desk.lang()].undo;
    for (const { name, button } of stamps) button.ariaLabel = words[desk.lang()].place(name);
  };
  dress();
  show();
  return {
    dress,
    beckon: () => text().makeRow,
    work() {
      const shown = element('div', 'work lanterns-work');
      shown.innerHTML = draw({ row, lit: row.length, odd: -1, part: 0 });
      return shown;
    },
  };
};

export const pattern: Activity = (desk, task) => {
  if (desk.step === 'make') return own(desk, task);
  return desk.step === 'look' ? watching(desk, task) : filling(desk, task);
};
