/** Own shows: a dance that a drum repeats, or rules for what happens on the green. */
import { type Activity, type Desk, element, pressable, type Running } from '@nobi/kit/course';
import { drumPicture } from '../../../boards/arrow-art.ts';
import { Green } from '../green.ts';
import { movePicture, triggerPicture } from '../move-art.ts';
import { isMove, type MoveName, moves, type Rule, type Trigger, triggers } from '../moves.ts';
import { Party } from '../party.ts';
import { goSign, undoSign } from '../signs.ts';
import { words } from '../text.ts';

const mostMoves = 4;
const moveAt = (at: number | undefined): MoveName => moves[at ?? 0] ?? 'jump';

/** Buttons with the four moves, for both shows. */
const moveButtons = (desk: Desk, run: (move: MoveName) => void): HTMLButtonElement[] =>
  moves.map((move) => {
    const button = pressable('stamp', movePicture(move), () => run(move));
    button.dataset.move = move;
    desk.controls.append(button);
    return button;
  });

const nameMoves = (desk: Desk, buttons: readonly HTMLButtonElement[]): void => {
  for (const [i, button] of buttons.entries())
    button.ariaLabel = words[desk.lang()].moves[moveAt(i)];
};

class OwnDance implements Running {
  private body: MoveName[];
  private times: number;
  private readonly party;
  private readonly buttons;
  private readonly beats: HTMLButtonElement;
  private readonly go: HTMLButtonElement;
  private readonly undo: HTMLButtonElement;
  private readonly desk: Desk;
  private isBusy = false;

  constructor(desk: Desk) {
    this.desk = desk;
    const [times = 2, ...kept] = desk.state;
    this.times = Math.max(2, Math.min(4, times));
    this.body = kept.slice(0, mostMoves).map(moveAt);
    this.party = new Party(desk);
    this.buttons = moveButtons(desk, (move) => this.add(move));
    this.undo = pressable('stamp is-plain', undoSign, () => this.back());
    this.beats = pressable('stamp is-plain', '', () => this.beat());
    this.go = pressable('stamp is-go', goSign, () => this.perform());
    desk.controls.append(this.undo, this.beats, this.go);
    this.dress();
  }

  private add(move: MoveName): void {
    if (this.isBusy) return;
    const isFull = this.body.length >= mostMoves;
    this.desk.sound(isFull ? 'hop' : 'tap');
    if (isFull) this.desk.tell(words[this.desk.lang()].danceFull);
    else this.body = [...this.body, move];
    this.dress();
  }

  private back(): void {
    if (this.isBusy) return;
    this.desk.sound('tap', 0.8);
    this.body = this.body.slice(0, -1);
    this.dress();
  }

  private beat(): void {
    if (this.isBusy) return;
    this.times = this.times >= 4 ? 2 : this.times + 1;
    this.desk.sound('hop', 0.6 + this.times * 0.1);
    this.dress();
  }

  private perform(): void {
    if (this.isBusy || this.body.length === 0) return;
    this.isBusy = true;
    this.party.dance(this.whole(), {
      onEnd: () => {
        this.isBusy = false;
        this.party.cheer();
        this.desk.sound('right');
        this.desk.keep([this.times, ...this.body.map((move) => moves.indexOf(move))]);
        this.desk.tell(words[this.desk.lang()].danced(this.times));
      },
    });
  }

  private whole(): MoveName[] {
    return Array.from({ length: this.times }, () => this.body).flat();
  }

  beckon(): string {
    const text = words[this.desk.lang()];
    return this.body.length === 0 ? text.pickMove : text.pressGo;
  }

  dress(): void {
    const text = words[this.desk.lang()];
    this.beats.innerHTML = `${drumPicture}<b>${this.times}×</b>`;
    this.beats.ariaLabel = text.drum(this.times);
    this.undo.ariaLabel = text.undo;
    this.go.ariaLabel = text.go;
    this.go.disabled = this.body.length === 0;
    this.undo.disabled = this.body.length === 0;
    nameMoves(this.desk, this.buttons);
    this.party.show(this.whole(), -1);
    this.party.group(Math.max(1, this.body.length));
    this.party.dress();
  }

  work(): HTMLElement {
    const shown = element('div', 'work rb');
    shown.innerHTML = `<span class="rb-drum"><span class="rb-beat">${drumPicture}<b>${this.times}×</b></span>${this.body
      .map((move) => `<span class="rb-tile">${movePicture(move)}</span>`)
      .join('')}</span>`;
    return shown;
  }
}

class OwnRules implements Running {
  private readonly brought: MoveName[];
  private chosen: Trigger = 'bell';
  private readonly green;
  private readonly buttons;
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
    this.brought = triggers.map((_, i) => moveAt(desk.state[i] ?? i));
    this.green = new Green(desk, { things: triggers, onTap: (thing) => this.tap(thing) });
    this.buttons = moveButtons(desk, (move) => this.set(move));
    this.dress();
  }

  private rules(): Rule[] {
    return triggers.map((when, i) => ({ when, brings: this.brought[i] ?? 'jump' }));
  }

  /** A tap sets the thing off and takes it in hand. */
  private tap(thing: Trigger): void {
    this.chosen = thing;
    this.dress();
    this.green.fire(thing, this.rules(), () => this.green.wish(null));
  }

  private set(move: MoveName): void {
    this.brought[triggers.indexOf(this.chosen)] = move;
    this.desk.sound('tap');
    this.desk.keep(this.brought.map((each) => moves.indexOf(each)));
    this.dress();
    this.green.fire(this.chosen, this.rules(), () => this.green.wish(null));
  }

  beckon(): string {
    return words[this.desk.lang()].pickThing;
  }

  dress(): void {
    const now = this.brought[triggers.indexOf(this.chosen)];
    this.green.rules(this.rules());
    this.green.choose(this.chosen);
    this.green.dress();
    nameMoves(this.desk, this.buttons);
    for (const button of this.buttons) button.ariaPressed = `${button.dataset.move === now}`;
  }

  work(): HTMLElement {
    const shown = element('div', 'work rb');
    shown.innerHTML = this.rules()
      .map(
        ({ when, brings }) =>
          `<span class="rule-card">${triggerPicture(when)}<b>→</b>${isMove(brings) ? movePicture(brings) : ''}</span>`,
      )
      .join('');
    return shown;
  }
}

export const owndance: Activity = (desk) => new OwnDance(desk);
export const ownrules: Activity = (desk) => new OwnRules(desk);
