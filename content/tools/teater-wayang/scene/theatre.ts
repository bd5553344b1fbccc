/** The screen with its backdrop, the puppets on it and the leaf before it. */
import type { Area } from '@nobi/kit/studio';
import { kayon } from '../paint/kayon.ts';
import { backdropInner } from '../paint/picture.ts';
import type { Scene } from '../rules/play.ts';
import { puppetNames, puppetSize, stage } from '../rules/world.ts';
import { Actor } from './actor.ts';

export class Theatre {
  readonly box = document.createElement('div');
  #view = document.createElement('div');
  #leaf = document.createElement('div');
  #course = document.createElement('div');
  #actors = new Map<number, Actor>();
  #scale = 1;
  #backdrop = '';

  constructor(parent: HTMLElement) {
    this.box.className = 'sheet-box';
    this.box.setAttribute('role', 'group');
    this.#view.className = 'view';
    this.#leaf.className = 'kayon';
    this.#leaf.innerHTML = kayon;
    this.#course.className = 'course';
    this.#course.hidden = true;
    this.box.append(this.#view, this.#leaf, this.#course);
    parent.append(this.box);
  }

  get actors(): ReadonlyMap<number, Actor> {
    return this.#actors;
  }

  /** As large as there is room for, in the middle. */
  fit({ left, top, width, height }: Area): void {
    this.#scale = Math.min(width / stage.wide, height / stage.tall);
    const [wide, tall] = [stage.wide * this.#scale, stage.tall * this.#scale];
    const { style } = this.box;
    style.left = `${left + (width - wide) / 2}px`;
    style.top = `${top + Math.max(0, (height - tall) / 2)}px`;
    style.width = `${wide}px`;
    style.height = `${tall}px`;
    style.setProperty('--puppet-wide', `${puppetSize.wide * this.#scale}px`);
    style.setProperty('--puppet-tall', `${puppetSize.tall * this.#scale}px`);
    this.draw();
  }

  /** Puppets that stay keep their place; who is new stands where the scene says. */
  show(scene: Scene): void {
    const backdrop = backdropInner(scene);
    if (backdrop !== this.#backdrop) {
      this.#backdrop = backdrop;
      this.#view.innerHTML = `<svg viewBox="0 0 ${stage.wide} ${stage.tall}" aria-hidden="true">${backdrop}</svg>`;
    }
    this.box.classList.toggle('is-shadow', scene.isShadow);
    const wanted = new Set(scene.cast.map(({ puppet }) => puppet));
    for (const [puppet, actor] of this.#actors) {
      if (wanted.has(puppet)) continue;
      actor.button.remove();
      this.#actors.delete(puppet);
    }
    for (const { puppet, x, y } of scene.cast) {
      if (this.#actors.has(puppet)) continue;
      const actor = new Actor(puppet, puppetNames[puppet] ?? 'nobi');
      actor.lead(x, y, true);
      this.#actors.set(puppet, actor);
      this.#leaf.before(actor.button);
    }
    this.draw();
  }

  step(seconds: number, isCalm: boolean): void {
    for (const actor of this.#actors.values()) actor.step(seconds, isCalm);
  }

  draw(): void {
    for (const actor of this.#actors.values()) actor.draw(this.#scale);
  }

  /** Where a finger is on the stage. */
  spotOf({ clientX, clientY }: PointerEvent): readonly [x: number, y: number] {
    const { left, top } = this.box.getBoundingClientRect();
    return [(clientX - left) / this.#scale, (clientY - top) / this.#scale];
  }

  /** The leaf stands before the stage, or swings away. */
  curtain(isClosed: boolean): void {
    this.#leaf.classList.toggle('is-closed', isClosed);
  }

  /** How far a recording or a scene has come; null while neither runs. */
  course(share: number | null): void {
    this.#course.hidden = share === null;
    this.#course.style.transform = `scaleX(${Math.min(1, share ?? 0).toFixed(3)})`;
  }

  beckon(): void {
    this.box.classList.remove('is-beckoning');
    // Reading the width makes the browser forget the old run of the animation.
    void this.box.offsetWidth;
    this.box.classList.add('is-beckoning');
  }
}
