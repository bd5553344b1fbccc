/** A string of lanterns that shows and sings its pattern. */
import { type Desk, pressable } from '@nobi/kit/course';
import { type ThingName, thing } from '../view/things.ts';

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

export const draw = ({ row, lit, odd, part }: StringLook): string => {
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
export const tones: readonly number[] = [1, 1.26, 1.5, 1.68, 2];

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

export class Lanterns {
  readonly button: HTMLButtonElement;
  look: StringLook = { row: [], lit: 0, odd: -1, part: 0 };
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.button = pressable('lanterns', '', () => this.sing());
    desk.scene.append(this.button);
  }

  show(change: Partial<StringLook>): void {
    this.look = { ...this.look, ...change };
    this.button.innerHTML = draw(this.look);
  }

  sing(): number {
    return sing(this.#desk, this.look.row, (lit) => this.show({ lit }));
  }
}
