/** The ship on the water: it lies in front of the board, and sails when it is launched. */
import kucing from '../../../art/fluent/kucing.webp';
import { shipSvg } from '../view/boats.ts';
import { bridge, waves } from '../view/scenery.ts';
import type { Outcome } from './outcomes.ts';

const make = (name: string, inside = ''): HTMLElement => {
  const element = document.createElement('span');
  element.className = name;
  element.innerHTML = inside;
  element.ariaHidden = 'true';
  return element;
};

const picture = (name: string): HTMLImageElement => {
  const image = new Image();
  image.alt = '';
  image.className = name;
  return image;
};

export class Voyage {
  readonly element = make('voyage');
  #ship = make('ship');
  #hull = make('hull');
  #captain = picture('captain');
  #prop = picture('prop');
  #bridge = make('bridge', bridge);

  constructor() {
    this.#captain.src = kucing;
    this.#ship.append(this.#captain, this.#hull);
    this.element.append(make('sea'), this.#ship, this.#bridge, this.#prop, make('waves', waves));
    this.rest();
  }

  /** Which boat lies there, as parts of a picture. */
  moor(art: string): void {
    this.#hull.innerHTML = shipSvg(art);
  }

  /** Back at the quay, everything as it should be. */
  rest(): void {
    this.#set({ far: 8, tilt: 0, sink: 0, mast: 1, cut: 1 });
    this.#bridge.hidden = true;
    this.#prop.hidden = true;
    this.#prop.className = 'prop';
    this.element.classList.remove('is-sailing');
  }

  sail(outcome: Outcome): void {
    this.element.classList.add('is-sailing');
    this.#bridge.hidden = !outcome.hasBridge;
    if (outcome.prop && outcome.does) {
      this.#prop.src = outcome.prop;
      this.#prop.hidden = false;
      this.#prop.className = `prop ${outcome.does}`;
    }
    this.#set(outcome);
  }

  #set({ far, tilt, sink, mast, cut }: Omit<Outcome, 'prop' | 'does'>): void {
    const set = (name: string, value: string): void => this.element.style.setProperty(name, value);
    set('--far', `${far}%`);
    // A ship that sails away is watched for longer.
    set('--pace', far > 100 ? '2.5s' : '1.4s');
    set('--tilt', `${-tilt}deg`);
    set('--sink', `${sink}%`);
    set('--mast', `${mast}`);
    set('--cut', `${cut}`);
  }
}
