/** The program as a row of tiles to look at; the tile that Nobi obeys lights up. */
import { element } from '@nobi/kit/course';
import { type ListName, listOf, type Place, type Program } from '../../../boards/rules/program.ts';
import { arrowTile, drumPicture } from '../../../boards/view/arrow-art.ts';

export interface RibbonLook {
  program: Program;
  /** A tile that is still missing, by its place among `before`. */
  hole?: number;
  /** The drum's number is still to be chosen. */
  isOpen?: boolean;
  /** Seats in all, for a row that fills up. */
  seats?: number;
  label: string;
}

export interface Ribbon {
  readonly root: HTMLElement;
  show(look: RibbonLook | null): void;
  light(place: Place | null): void;
  /** Chooses the tile's size for the room there is and answers how much of it the row takes. */
  fit(space: { isBeside: boolean; width: number; height: number }): {
    width: number;
    height: number;
  };
}

const tile = (html: string, place: Place | null): string =>
  `<span class="rb-tile"${place ? ` data-at="${place.list}-${place.index}"` : ''}>${html}</span>`;

const tilesOf = (program: Program, list: ListName, hole: number): string =>
  listOf(program, list)
    .map((way, index) =>
      tile(list === 'before' && index === hole ? '<i class="rb-hole">?</i>' : arrowTile(way), {
        list,
        index,
      }),
    )
    .join('');

export const programTiles = (program: Program, hole = -1, isOpen = false): string => {
  const { drum } = program;
  const dots = Array.from({ length: isOpen ? 0 : (drum?.times ?? 0) }, () => '<u></u>').join('');
  const middle = drum
    ? `<span class="rb-drum"><span class="rb-beat">${drumPicture}<b>${isOpen ? '?' : drum.times}×</b><em>${dots}</em></span>${tilesOf(program, 'body', hole)}</span>`
    : '';
  return `${tilesOf(program, 'before', hole)}${middle}${tilesOf(program, 'after', hole)}`;
};

export const openRibbon = (): Ribbon => {
  const root = element('div', 'rb');
  root.hidden = true;
  root.setAttribute('role', 'img');
  return {
    root,
    show(look) {
      root.hidden = look === null;
      if (!look) return;
      const { program, hole = -1, seats = 0, isOpen = false, label } = look;
      const free = Math.max(0, seats - program.before.length);
      root.innerHTML =
        programTiles(program, hole, isOpen) + tile('<i class="rb-free"></i>', null).repeat(free);
      root.ariaLabel = label;
    },
    light(place) {
      for (const each of root.querySelectorAll<HTMLElement>('.rb-tile'))
        each.classList.toggle(
          'is-lit',
          place !== null && each.dataset.at === `${place.list}-${place.index}`,
        );
    },
    fit({ isBeside, width, height }) {
      if (root.hidden) return { width: 0, height: 0 };
      const count =
        root.querySelectorAll('.rb-tile').length + root.querySelectorAll('.rb-beat').length * 2;
      const isBig = width > 620;
      const inRow = Math.min(count, isBeside ? 10 : 8);
      const size = isBig ? 66 : Math.max(34, Math.min(56, (width - 30) / inRow - 4));
      const rows = Math.max(1, Math.floor((height - 30) / (size + 4)));
      const isDrum = root.querySelector('.rb-drum') !== null;
      const least = isBig ? Math.min(2, count) : 1;
      const columns = isDrum ? count : isBeside ? Math.max(Math.ceil(count / rows), least) : inRow;
      root.style.setProperty('--tile', `${Math.floor(size)}px`);
      root.style.maxWidth = `${Math.ceil(Math.min(columns, count) * (size + 4) + (isDrum ? 44 : 20))}px`;
      return { width: root.offsetWidth, height: root.offsetHeight };
    },
  };
};
