/** One puppet on the stage: a button that follows its spot, leans when it hurries and moves its arm. */
import { leather, type PuppetArt } from '../paint/leather.ts';
import { armTurn, puppetInner, puppets } from '../paint/puppets.ts';
import { type PuppetName, puppetSize } from '../rules/world.ts';

/** How quickly it comes to where it is led; and how quickly it stands upright again. */
const following = 16;
const waveSeconds = 0.9;
const mostLean = 16;

export class Actor {
  readonly button = document.createElement('button');
  #art: PuppetArt;
  #arm: Element | null;
  #wanted = { x: 0, y: 0 };
  #at = { x: 0, y: 0 };
  #lean = 0;
  #swing = 0;
  #wave = 0;
  #isLeft = false;
  #shown = '';

  readonly puppet: number;

  constructor(puppet: number, name: PuppetName) {
    this.puppet = puppet;
    this.#art = puppets[name];
    this.button.type = 'button';
    this.button.className = 'puppet';
    this.button.dataset.puppet = name;
    this.button.dataset.loose = '';
    this.button.innerHTML = `<svg viewBox="0 0 ${leather.wide} ${leather.tall}" aria-hidden="true">${puppetInner(this.#art)}</svg>`;
    this.#arm = this.button.querySelector('.arm');
  }

  get spot(): readonly [x: number, y: number] {
    return [this.#wanted.x, this.#wanted.y];
  }

  /** Is led to a spot; at once, if it is only set there. */
  lead(x: number, y: number, isSet = false): void {
    this.#wanted = { x, y };
    if (!isSet) return;
    this.#at = { x, y };
    this.#lean = 0;
  }

  wave(): void {
    this.#wave = waveSeconds;
  }

  step(seconds: number, isCalm: boolean): void {
    const { x, y } = this.#wanted;
    const share = isCalm ? 1 : 1 - Math.exp(-seconds * following);
    const [dx, dy] = [x - this.#at.x, y - this.#at.y];
    if (Math.abs(dx) > 3) this.#isLeft = dx < 0;
    this.#at =
      Math.hypot(dx, dy) < 0.4
        ? { x, y }
        : { x: this.#at.x + dx * share, y: this.#at.y + dy * share };
    const lean = isCalm ? 0 : Math.max(-mostLean, Math.min(mostLean, dx * 0.16));
    this.#lean =
      Math.abs(lean - this.#lean) < 0.05 ? lean : this.#lean + (lean - this.#lean) * share;
    this.#swing = isCalm ? 0 : Math.max(-24, Math.min(24, Math.hypot(dx, dy) * 0.3));
    this.#wave = Math.max(0, this.#wave - seconds);
  }

  /** `scale`: pixels a unit of the stage. */
  draw(scale: number): void {
    const passed = waveSeconds - this.#wave;
    const turn = this.#wave > 0 ? -70 + Math.sin(passed * 16) * 22 : -this.#swing;
    const hop = this.#wave > 0 ? Math.sin((passed / waveSeconds) * Math.PI) * 26 : 0;
    const left = (this.#at.x - puppetSize.wide / 2) * scale;
    const top = (this.#at.y - puppetSize.tall / 2 - hop) * scale;
    const look = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) rotate(${this.#lean.toFixed(1)}deg)`;
    const limb = armTurn(this.#art, turn);
    const shown = `${look}${limb}${this.#isLeft}${scale}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.button.style.transform = look;
    this.button.classList.toggle('is-left', this.#isLeft);
    this.#arm?.setAttribute('transform', limb);
  }
}
