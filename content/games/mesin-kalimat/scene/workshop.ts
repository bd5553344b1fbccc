/** The workshop: the photo that is wanted, the place where it happens, the lever, and lamps that grow. */
import { Growth } from '@nobi/kit/game';
import { skillIds } from '../rules/tasks.ts';
import { backdrop, idle, lamps, lever } from '../view/backdrop.ts';

const make = (name: string, inside = ''): HTMLElement => {
  const element = document.createElement('div');
  element.className = name;
  element.innerHTML = inside;
  return element;
};

/** Between the machine and what stands on it. */
const apart = 18;

export class Workshop {
  readonly lever = document.createElement('button');
  #scene: HTMLElement;
  #floor = make('floor');
  #photo = make('photo');
  #stage = make('happens', idle);
  #growth = new Growth(skillIds, lamps);
  #pull: (() => void) | null = null;

  constructor(scene: HTMLElement) {
    this.#scene = scene;
    scene.innerHTML = backdrop;
    this.lever.type = 'button';
    this.lever.className = 'lever go';
    this.lever.innerHTML = lever;
    this.#photo.ariaHidden = 'true';
    this.#stage.ariaHidden = 'true';
    this.#floor.append(this.#photo, this.#stage, this.lever);
    scene.append(this.#growth.element, this.#floor);
    this.lever.addEventListener('click', () => {
      this.lever.classList.toggle('is-pulled');
      this.#pull?.();
    });
  }

  /** What the lever does. */
  hand(pull: () => void): void {
    this.#pull = pull;
  }

  follow(grown: Parameters<Growth['follow']>[0]): void {
    this.#growth.follow(grown);
  }

  /** The photo on the wall; none where there is nothing to compare with. */
  wish(picture: string | null): void {
    this.#photo.innerHTML = picture ?? '';
    this.#photo.hidden = picture === null;
  }

  /** It happens, and moves. */
  happen(picture: string): void {
    const now = make('happens is-live', picture);
    now.ariaHidden = 'true';
    this.#stage.replaceWith(now);
    this.#stage = now;
  }

  /** Nothing has happened yet. */
  clear(): void {
    if (!this.#stage.classList.contains('is-live')) return;
    const empty = make('happens', idle);
    empty.ariaHidden = 'true';
    this.#stage.replaceWith(empty);
    this.#stage = empty;
  }

  beckon(on: boolean): void {
    this.lever.classList.toggle('is-beckoning', on);
  }

  rest(): void {
    this.lever.classList.remove('is-pulled');
  }

  /** Takes its place between the bar and the machine. */
  fit(sky: number, machine: number): void {
    const { clientWidth: width, clientHeight: height } = this.#scene;
    const tall = Math.max(96, height - sky - machine - apart);
    this.#floor.style.top = `${height - machine - apart - tall}px`;
    this.#floor.style.height = `${tall}px`;
    this.#floor.classList.toggle('is-tall', tall > width * 0.8);
    const size = Math.max(30, Math.min(width * 0.085, tall * 0.22, 84));
    this.#growth.seat(
      skillIds.map((_, at) => ({
        x: width * (0.07 + (at * 0.86) / (skillIds.length - 1)),
        y: sky - 6 + (at % 2) * size * 0.25,
        size,
      })),
    );
  }
}
