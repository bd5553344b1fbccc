/** The program as a row of tiles to look at; the tile that Nobi obeys lights up. */
import { element } from '@nobi/kit/course';
import { arrowTile, drumPicture } from '../../boards/arrow-art.ts';
import { type ListName, listOf, type Place, type Program } from '../../boards/program.ts';

export interface RibbonShown {
  program: Program;
  /** A tile that is still missing, by its place among `before`. */
  hole?: number;
  /** Seats in all, for a row that fills up. */
  seats?: number;
  label: string;
}

export interface Ribbon {
  readonly root: HTMLElement;
  show(shown: RibbonShown | null): void;
  light(place: Place | null): void;
  /** Chooses the tile's size for the room there is and answers how wide the row is. */
  fit(room: { isWide: boolean; width: number; height: number }): number;
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

export const programTiles = (program: Program, hole = -1): string => {
  const { drum } = program;
  const dots = Array.from({ length: drum?.times ?? 0 }, () => '<u></u>').join('');
  const middle = drum
    ? `<span class="rb-drum"><span class="rb-beat">${drumPicture}<b>${drum.times}×</b><em>${dots}</em></span>${tilesOf(program, 'body', hole)}</span>`
    : '';
  return `${tilesOf(program, 'before', hole)}${middle}${tilesOf(program, 'after', hole)}`;
};

export const openRibbon = (): Ribbon => {
  const root = element('div', 'rb');
  root.hidden = true;
  root.setAttribute('role', 'img');
  return {
    root,
    show(shown) {
      root.hidden = shown === null;
      if (!shown) return;
      const { program, hole = -1, seats = 0, label } = shown;
      const free = Math.max(0, seats - program.before.length);
      root.innerHTML =
        programTiles(program, hole) + tile('<i class="rb-free"></i>', null).repeat(free);
      root.ariaLabel = label;
    },
    light(place) {
      for (const each of root.querySelectorAll<HTMLElement>('.rb-tile'))
        each.classList.toggle(
          'is-lit',
          place !== null && each.dataset.at === `${place.list}-${place.index}`,
        );
    },
    fit({ isWide, width, height }) {
      if (root.hidden) return 0;
      const count = root.querySelectorAll('.rb-tile, .rb-beat').length;
      const size = isWide ? 66 : Math.max(38, Math.min(56, (width - 40) / Math.min(count, 7)));
      root.style.setProperty('--tile', `${Math.floor(size)}px`);
      const rows = Math.max(1, Math.floor((height - 40) / 72));
      const columns = isWide ? Math.ceil(count / Math.min(rows, 5)) : Math.min(count, 7);
      root.style.maxWidth = `${Math.ceil(columns * (size + 4) + 24)}px`;
      return isWide ? root.offsetWidth : 0;
    },
  };
};
