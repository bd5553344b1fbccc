/** Own shows: a dance that a drum repeats, or rules for what happens on the green. */
import { type Activity, type Desk, element, pressable, type Running } from '@nobi/kit/course';
import { drumPicture } from '../../../boards/view/arrow-art.ts';
import { type MoveName, moves } from '../rules/moves.ts';
import { moveAt, moveButtons, nameMoves } from '../scene/move-buttons.ts';
import { Party } from '../scene/party.ts';
import { words } from '../text/text.ts';
import { movePicture } from '../view/move-art.ts';
import { goSign, undoSign } from '../view/signs.ts';

const mostMoves = 4;

class OwnDance implements Running {
  #body: MoveName[];
  #times: number;
  readonly #party;
  readonly #buttons;
  readonly #beats: HTMLButtonElement;
  readonly #go: HTMLButtonElement;
  readonly #undo: HTMLButtonElement;
  readonly #desk: Desk;
  #isBusy = false;

  constructor(desk: Desk) {
    this.#desk = desk;
    const [times = 2, ...rest] = desk.state;
    this.#times = Math.max(2, Math.min(4, times));
    this.#body = rest.slice(0, mostMoves).map(moveAt);
    this.#party = new Party(desk);
    this.#buttons = moveButtons(desk, (move) => this.#add(move));
    this.#undo = pressable('stamp is-plain', undoSign, () => this.#back());
    this.#beats = pressable('stamp is-plain', '', () => this.#beat());
    this.#go = pressable('stamp is-go', goSign, () => this.#perform());
    desk.controls.append(this.#undo, this.#beats, this.#go);
    this.dress();
  }

  #add(move: MoveName): void {
    if (this.#isBusy) return;
    const isFull = this.#body.length >= mostMoves;
    this.#desk.sound(isFull ? 'hop' : 'tap');
    if (isFull) this.#desk.tell(words[this.#desk.lang()].danceFull);
    else this.#body = [...this.#body, move];
    this.dress();
  }

  #back(): void {
    if (this.#isBusy) return;
    this.#desk.sound('tap', 0.8);
    this.#body = this.#body.slice(0, -1);
    this.dress();
  }

  #beat(): void {
    if (this.#isBusy) return;
    this.#times = this.#times >= 4 ? 2 : this.#times + 1;
    this.#desk.sound('hop', 0.6 + this.#times * 0.1);
    this.dress();
  }

  #perform(): void {
    if (this.#isBusy || this.#body.length === 0) return;
    this.#isBusy = true;
    this.#party.dance(this.#whole(), {
      onEnd: () => {
        this.#isBusy = false;
        this.#party.cheer();
        this.#desk.sound('right');
        this.#desk.keep([this.#times, ...this.#body.map((move) => moves.indexOf(move))]);
        this.#desk.tell(words[this.#desk.lang()].danced(this.#times));
      },
    });
  }

  #whole(): MoveName[] {
    return Array.from({ length: this.#times }, () => this.#body).flat();
  }

  beckon(): string {
    const text = words[this.#desk.lang()];
    return this.#body.length === 0 ? text.pickMove : text.pressGo;
  }

  dress(): void {
    const text = words[this.#desk.lang()];
    this.#beats.innerHTML = `${drumPicture}<b>${this.#times}×</b>`;
    this.#beats.ariaLabel = text.drum(this.#times);
    this.#undo.ariaLabel = text.undo;
    this.#go.ariaLabel = text.go;
    this.#go.disabled = this.#body.length === 0;
    this.#undo.disabled = this.#body.length === 0;
    nameMoves(this.#desk, this.#buttons);
    this.#party.show(this.#whole(), -1);
    this.#party.group(Math.max(1, this.#body.length));
    this.#party.dress();
  }

  work(): HTMLElement {
    const picture = element('div', 'work rb');
    picture.innerHTML = `<span class="rb-drum"><span class="rb-beat">${drumPicture}<b>${this.#times}×</b></span>${this.#body
      .map((move) => `<span class="rb-tile">${movePicture(move)}</span>`)
      .join('')}</span>`;
    return picture;
  }
}

export const owndance: Activity = (desk) => new OwnDance(desk);
