/** Squares to colour: no task, no score. What is made is kept. */
import {
  type Guest,
  openClock,
  openStage,
  type PlayVerb,
  showEnd,
  watchIdle,
} from '@nobi/kit/guest';
import { blank, colours, filled, laid, readSave, type Work, writeSave } from './rules/work.ts';
import { words } from './text/text.ts';
import { openToolSounds } from './view/sounds.ts';

const makeButton = (name: string, run: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = name;
  button.addEventListener('click', run);
  return button;
};

const makeGroup = (name: string, buttons: readonly HTMLButtonElement[]): HTMLElement => {
  const box = document.createElement('div');
  box.className = name;
  box.setAttribute('role', 'group');
  box.append(...buttons);
  return box;
};

const finishPicture =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M6 17l7 7L26 9" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>';
const clearPicture =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M8 10h16l-2 16H10zM6 10h20M13 6h6" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>';

class Tool {
  #guest: Guest;
  #stage;
  #sounds;
  #clock = openClock({ step() {}, draw() {} });
  #idle;
  #work: Work;
  #colour = 0;
  #squares = blank.map((_, at) => makeButton('square', () => this.#lay(at)));
  #paints = colours.map((name, colour) => makeButton(`paint ${name}`, () => this.#pick(colour)));
  #clear = makeButton('nobi-round', () => this.#change(blank));
  #finish = makeButton('nobi-round finish', () => this.#end());
  #sheet = makeGroup('sheet', this.#squares);
  #palette = makeGroup('palette', this.#paints);

  constructor(guest: Guest) {
    this.#guest = guest;
    this.#stage = openStage(guest);
    this.#sounds = openToolSounds(guest.settings.sound);
    this.#work = readSave(guest.save);
    this.#idle = watchIdle(this.#clock, {
      first: () => this.#stage.tell(this.#text().first),
      second: () => this.#stage.tell(this.#text().second),
    });
    this.#clear.innerHTML = clearPicture;
    this.#finish.innerHTML = finishPicture;
    this.#stage.scene.append(this.#sheet);
    this.#stage.controls.append(this.#palette);
    this.#stage.corner.append(this.#clear, this.#finish);
  }

  open(): void {
    const { onSettings, onPause, onResume } = this.#guest;
    onSettings(() => {
      this.#sounds.volume(this.#guest.settings.sound);
      this.#show();
      this.#stage.goal(this.#text().goal);
    });
    onPause(() => {
      this.#clock.stop();
      this.#note('suspended');
    });
    onResume(() => {
      this.#clock.start();
      this.#note('resumed');
    });
    this.#show();
    this.#stage.goal(this.#text().goal);
    this.#clock.start();
    this.#idle.arm();
    this.#note('initialized');
  }

  #text() {
    return words[this.#guest.settings.lang];
  }

  #note(verb: PlayVerb, object = 'sitting'): void {
    this.#guest.event({ verb, object, ctx: { level: 0, skill: 'patterns', mode: 'free' } });
  }

  #show(): void {
    const text = this.#text();
    this.#sheet.ariaLabel = text.sheet;
    this.#palette.ariaLabel = text.palette;
    this.#clear.ariaLabel = text.clear;
    this.#finish.ariaLabel = text.finish;
    for (const [at, button] of this.#squares.entries()) {
      const colour = this.#work[at] ?? -1;
      button.dataset.colour = colours[colour] ?? 'none';
      button.ariaLabel = text.square(at + 1, text.colours[colour] ?? text.empty);
    }
    for (const [colour, button] of this.#paints.entries()) {
      button.ariaLabel = text.colours[colour] ?? '';
      button.setAttribute('aria-pressed', `${colour === this.#colour}`);
    }
  }

  #pick(colour: number): void {
    this.#colour = colour;
    this.#sounds.play('tap', { pitch: 1 + colour / 6 });
    this.#show();
    this.#idle.arm();
  }

  #lay(at: number): void {
    this.#sounds.play('lay', { pitch: 1 + at / 12 });
    this.#change(laid(this.#work, at, this.#colour));
  }

  #change(work: Work): void {
    this.#work = work;
    this.#guest.keep(writeSave(work));
    this.#show();
    this.#idle.arm();
  }

  #end(): void {
    const recap = (): string => this.#text().recap(filled(this.#work));
    this.#idle.rest();
    this.#note('created', 'pattern');
    this.#guest.say(recap());
    showEnd(this.#guest, {
      recap,
      onDone: () => {
        this.#note('terminated');
        this.#guest.end(filled(this.#work), 'free');
      },
      onAgain: () => this.#idle.arm(),
    });
  }
}

export const openTool = (guest: Guest): void => new Tool(guest).open();
