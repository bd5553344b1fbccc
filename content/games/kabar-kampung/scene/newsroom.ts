/** The village and, before it, the table with the newspaper. */
import { Growth } from '@nobi/kit/game';
import type { Page, Photo } from '../rules/page.ts';
import type { Laid } from '../rules/pages.ts';
import { skillIds } from '../rules/tasks.ts';
import think from '../view/art/nobi-think.svg';
import { pinned, village } from '../view/village.ts';
import { Article, Layout, make, type ReadView } from './paper.ts';
import { Readers } from './readers.ts';

/** What is in sight where both sheets do not fit beside each other. */
export type Side = 'read' | 'lay';
type State = 'ready' | 'waiting' | 'off' | 'printing' | 'printed';

/** Pixels under the bar: a sliver of a sheet says nothing; a photo beside a text needs this much. */
const heights = { sliver: 190, front: 230, roomy: 470 };
/** Where the round buttons of the bar end. */
const buttons = 84;

export class Newsroom {
  readonly table = make('table');
  #article = new Article();
  #layout = new Layout();
  #ask = make('ask');
  #readers = new Readers();
  #growth = new Growth(skillIds, pinned);
  #scene: HTMLElement;
  #side: Side = 'read';
  #isFront = false;

  constructor(scene: HTMLElement) {
    this.#scene = scene;
    const world = make('world');
    world.ariaHidden = 'true';
    world.innerHTML = village;
    const nobi = new Image(160, 168);
    nobi.src = think;
    nobi.alt = '';
    nobi.className = 'editor';
    const sheets = make('sheets');
    sheets.append(this.#article.element, this.#layout.element);
    this.table.append(sheets, this.#ask);
    scene.append(world, this.#growth.element, nobi, this.table, this.#readers.element);
  }

  follow(grown: Parameters<Growth['follow']>[0]): void {
    this.#growth.follow(grown);
  }

  /** Both sheets lie side by side where there is room; on a low screen the text stays alone. */
  get needsTurning(): boolean {
    return !this.#isWide && !this.#isLow;
  }

  read(view: ReadView): void {
    this.#isFront = false;
    this.#article.show(view);
  }

  lay(
    page: Page,
    laid: Laid,
    { ask, ...how }: { label: string; hasPhoto: boolean; ask: string },
  ): void {
    this.#layout.show(page, laid, how);
    this.#ask.textContent = ask;
  }

  front(photo: Photo, headline: readonly HTMLElement[], label: string): void {
    this.#isFront = true;
    this.#ask.textContent = '';
    this.#layout.showFront(photo, headline, label);
  }

  side(to: Side): void {
    this.#side = to;
  }

  turn(to: State): void {
    this.table.dataset.ready = to === 'ready' ? 'yes' : 'no';
    this.table.classList.toggle('is-off', to === 'off');
    this.table.classList.toggle('is-printing', to === 'printing');
    this.table.classList.toggle('is-printed', to === 'printed');
    if (to !== 'printed') this.#readers.go();
  }

  laugh(turn: number): void {
    this.#readers.come(turn);
  }

  /** Takes its place; `sky` is what the bar covers. */
  fit(sky: number): void {
    const { clientWidth: width, clientHeight } = this.#scene;
    const height = clientHeight - sky;
    this.#place(height);
    // On the smallest phones the question takes the place of the line, which was said and comes back.
    const isTight = this.needsTurning && !this.#ask.hidden && this.#ask.offsetHeight + 12 > height;
    this.table.classList.toggle('is-tight', isTight);
    this.#scene.style.setProperty('--sky', `${Math.round(isTight ? buttons : sky)}px`);
    const size = Math.min(width * 0.09, 66);
    this.#growth.seat(
      skillIds.map((_, at) => {
        const part = (at + 0.5) / skillIds.length;
        return { x: width * part, y: sky + 4 + Math.sin(part * Math.PI) * 16, size };
      }),
    );
  }

  get #isWide(): boolean {
    return matchMedia('(min-width: 900px)').matches && !this.#isLow;
  }

  get #isLow(): boolean {
    return matchMedia('(orientation: landscape) and (max-height: 520px)').matches;
  }

  /** What is in sight on this screen. */
  #place(height: number): void {
    const [isWide, isLow] = [this.#isWide, this.#isLow];
    const isReading = isLow || (this.needsTurning && this.#side === 'read');
    const isRoomy = height > heights.roomy;
    this.#article.element.hidden = this.#isFront || !(isWide || isReading);
    this.#layout.element.hidden = !this.#isFront && (isReading || height < heights.sliver);
    this.#ask.hidden = this.#ask.textContent === '' || (isReading && !isLow);
    this.#article.spare({ isRoomy, isAlone: !isWide });
    const isSpacious = this.#isFront ? height > heights.front : isRoomy && isWide;
    this.#layout.spare({
      hasMasthead: isSpacious || (!this.#isFront && !isLow),
      hasPhoto: isSpacious,
    });
    this.table.classList.toggle('is-front', this.#isFront);
  }
}
