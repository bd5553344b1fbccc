/** In, on, under: put a toy where the line says, or find who is hiding there. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { nameIn, namesIn, numberIn } from '../rules/args.ts';
import { capital } from '../rules/lexicon.ts';
import { hiddenOf, placeOf, putOf } from '../rules/phrases.ts';
import { move, openFloor } from '../scene/floor.ts';
import { type Help, withHint } from '../scene/help.ts';
import { openSays, type Says, secondsFor, type Voice } from '../scene/says.ts';
import { words } from '../text/text.ts';
import { depthOf, furnitureBack, furnitureFront, spotsOf } from '../view/furniture.ts';
import { pictureOf } from '../view/pictures.ts';

const cover =
  '<svg class="cover" viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="40" fill="#fffaf0" fill-opacity=".72" stroke="#5b3bd6" stroke-width="5" stroke-dasharray="12 11"/></svg>';

interface Spot {
  name: string;
  button: HTMLButtonElement;
}

class ToyScene {
  readonly root = element('div', 'room');
  readonly #spots: Spot[] = [];
  readonly #desk: Desk;
  readonly #says: Says;
  readonly #task: Parameters<Activity>[1];
  readonly #toy: string;
  readonly #want: string;
  #turn = 0;

  constructor(desk: Desk, says: Says, task: Parameters<Activity>[1]) {
    this.#desk = desk;
    this.#says = says;
    this.#task = task;
    this.#toy = nameIn(task, 'toy');
    this.#want = nameIn(task, 'want');
    for (const name of namesIn(task, 'of')) this.root.append(this.#piece(name));
    this.root.style.setProperty('--pieces', `${namesIn(task, 'of').length}`);
  }

  #piece(name: string): HTMLElement {
    const piece = element('div', 'furniture');
    const spots = spotsOf(name).map((spot) => {
      const button = pressable('spot', cover, () => this.#tap({ name: spot, button }));
      button.dataset.spot = spot;
      if (this.#desk.step !== 'look') button.dataset.answer = '';
      button.style.top = `${depthOf(spot)}%`;
      this.#spots.push({ name: spot, button });
      return button;
    });
    piece.innerHTML = furnitureBack(name);
    const front = element('div', 'front');
    front.innerHTML = furnitureFront(name);
    piece.append(...spots, front);
    return piece;
  }

  #isHiding(): boolean {
    return nameIn(this.#task, 'way') === 'seek';
  }

  ask(after = 0): void {
    const line = this.#isHiding() ? hiddenOf(this.#toy, this.#want) : putOf(this.#toy, this.#want);
    // What is to be put away is shown; only where it goes has to be heard.
    const open = this.#isHiding() ? 0 : 1;
    this.#says.line(line, { pictures: [this.#toy, `${this.#toy}-${this.#want}`], open, after });
  }

  #lay(spot: Spot | null): void {
    for (const { button } of this.#spots) button.innerHTML = cover;
    if (!spot) return;
    spot.button.innerHTML = pictureOf(this.#toy);
    move(spot.button, 'is-landing');
  }

  #tap(spot: Spot): void {
    const desk = this.#desk;
    const text = words[desk.lang()];
    const place = placeOf(spot.name);
    this.#turn += 1;
    // To look at: the toy goes wherever it is sent, and the place is named.
    if (desk.step === 'look') {
      this.#lay(spot);
      desk.sound('pop');
      this.#says.line(`${capital(place)}!`, { pictures: [`${this.#toy}-${spot.name}`] });
      this.#says.help('scaffold');
      return;
    }
    const right = spot.name === this.#want;
    if (right || !this.#isHiding()) this.#lay(spot);
    if (right) {
      desk.sound('pop');
      desk.answer({ right, response: [spot.name], line: text.heardLine });
      return;
    }
    desk.sound('oops');
    move(spot.button, 'is-puzzled');
    const line = text.nothingHere(place);
    const due = desk.answer({ right, response: [spot.name], line });
    this.ask(secondsFor(line));
    this.help(due);
    const mine = this.#turn;
    desk.clock.after(1.6, () => {
      if (mine === this.#turn && this.root.isConnected) this.#lay(null);
    });
  }

  help(due: Help): void {
    this.#says.help(withHint(due, numberIn(this.#task, 'hint')));
    for (const { name, button } of this.#spots)
      button.classList.toggle('is-beckoning', due === 'worked' && name === this.#want);
  }

  dress(): void {
    for (const { name, button } of this.#spots)
      button.ariaLabel = words[this.#desk.lang()].spot(placeOf(name));
    this.#says.dress();
  }
}

export const spotWith =
  (voice: Voice): Activity =>
  (desk, task) => {
    const says = openSays(desk, voice);
    const floor = openFloor(desk);
    const scene = new ToyScene(desk, says, task);
    floor.append(scene.root);
    scene.dress();
    scene.ask(secondsFor(task.say[desk.lang()]));
    if (desk.step !== 'look') scene.help(desk.help);
    return {
      dress: () => scene.dress(),
      beckon() {
        says.help('scaffold');
        return words[desk.lang()].listen;
      },
    };
  };
