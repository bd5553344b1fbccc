/** The open field: squares planted as she likes, any program, and a drone that does just that. */
import { pictureSource } from '@nobi/kit/game';
import { makerWords, offer, type Page, type Turn } from '@nobi/kit/rounds';
import { mostTiles, type Program, run } from '../rules/program.ts';
import type { Open } from '../rules/save.ts';
import { tilePicture } from '../view/tile.ts';
import type { Context } from './context.ts';
import { fly } from './flight.ts';
import { openPicture } from './looks.ts';

/** Tiles in two trays: acts, and questions. */
const trays = ['MSHU', 'DRPA'] as const;
const counts = [0, 2, 3, 4, 5, 6];

export class OpenField implements Page {
  #context: Context;
  #turn: Turn;
  #tray = 0;
  #at = -1;
  #flown: string | null = null;
  #running = -1;

  constructor(context: Context, turn: Turn) {
    this.#context = context;
    this.#turn = turn;
  }

  enter(): void {
    const { field, strip, stage, text } = this.#context;
    this.#land();
    field.hand({ onSquare: (at) => this.#plant(at), onKey: (key) => this.#key(key) });
    strip.hand({ onSlot: (at) => this.#slot(at), onKey: (key) => this.#stripKey(key) });
    stage.goal(text().freeGoal);
    this.dress();
  }

  dress(): void {
    this.#offer();
    this.#context.refit();
    this.#draw();
  }

  get #open(): Open {
    return this.#context.memory.saved.open;
  }

  #land(): void {
    this.#flown = null;
    this.#running = -1;
    this.#context.field.ready();
  }

  #keep(changed: Partial<Open>): void {
    const { clock, memory } = this.#context;
    clock.forget();
    this.#land();
    memory.saved.open = { ...this.#open, ...changed };
    memory.keep();
    this.#draw();
  }

  #plant(at: number): void {
    const { field } = this.#open;
    const next = (Number(field[at] ?? 0) + 1) % 4;
    this.#at = at;
    this.#context.sounds.play('tap', { pitch: 0.8 + next * 0.15 });
    this.#keep({ field: field.slice(0, at) + next + field.slice(at + 1) });
  }

  #key(key: string): boolean {
    const last = this.#open.field.length - 1;
    if (key === 'ArrowRight') this.#at = Math.min(last, this.#at + 1);
    else if (key === 'ArrowLeft') this.#at = Math.max(0, this.#at - 1);
    else if (key === 'Enter' || key === ' ') this.#plant(Math.max(0, this.#at));
    else return false;
    this.#draw();
    return true;
  }

  #change(program: Program): void {
    this.#context.sounds.play('tap');
    this.#keep({ program });
  }

  #lay(tile: string): void {
    const { times, body } = this.#open.program;
    if (body.length < mostTiles) this.#change({ times, body: body + tile });
    else this.#context.sounds.play('oops');
  }

  #slot(at: number): void {
    const { times, body } = this.#open.program;
    this.#change({ times, body: body.slice(0, at) + body.slice(at + 1) });
  }

  #stripKey(key: string): boolean {
    if (key !== 'Backspace' && key !== 'Delete') return false;
    this.#slot(Math.max(0, this.#open.program.body.length - 1));
    return true;
  }

  #fly(): void {
    const { clock, guest, sounds, eventContext } = this.#context;
    const { field, program } = this.#open;
    clock.forget();
    this.#land();
    guest.event({ verb: 'created', object: 'field', ctx: eventContext() });
    const fits = run(program, field).verdict.kind === 'fits';
    const seconds = fly(
      this.#context,
      { program, squares: field },
      {
        row: 0,
        isWatched: true,
        onStep: (now, tile) => {
          this.#flown = now;
          this.#running = tile;
          this.#draw();
        },
      },
    );
    clock.after(seconds, () => sounds.play(fits ? 'right' : 'oops'));
  }

  #draw(): void {
    const { field, strip, text } = this.#context;
    const { program } = this.#open;
    const squares = this.#flown ?? this.#open.field;
    field.show(openPicture(squares, this.#at));
    const words = text();
    field.button.ariaLabel = words.field(
      [...squares].map((square) => words.square[square] ?? ''),
      this.#at,
    );
    strip.show({
      body: program.body,
      ghost: '',
      cursor: program.body.length,
      marked: -1,
      isLocked: false,
      running: this.#running,
      label: words.strip([...program.body].map((tile) => words.tile[tile] ?? '')),
    });
    Object.assign(strip.button.dataset, { ready: 'yes', next: 'go' });
  }

  #offer(): void {
    const { guest, stage, text } = this.#context;
    const words = text();
    const maker = makerWords[guest.settings.lang];
    const { times } = this.#open.program;
    const turnTimes = (): void => {
      const next = counts[(counts.indexOf(times) + 1) % counts.length] ?? 0;
      this.#change({ times: next, body: this.#open.program.body });
      this.#offer();
    };
    const turnTray = (): void => {
      this.#tray = (this.#tray + 1) % trays.length;
      this.#context.sounds.play('tap');
      this.#offer();
    };
    offer(stage, 'own', {
      choices: [
        { name: 'times', label: words.times(times), run: turnTimes },
        { name: 'go', label: words.run, run: () => this.#fly() },
        { name: 'tray', label: '?', isOn: this.#tray === 1, run: turnTray },
        ...[...(trays[this.#tray] ?? '')].map((tile) => ({
          name: `tile-${tile.toLowerCase()} tile`,
          label: words.tile[tile] ?? '',
          picture: pictureSource(tilePicture(tile)),
          run: () => this.#lay(tile),
        })),
        { name: 'to-make', label: maker.make, run: () => this.#turn('make') },
        { name: 'to-code', label: maker.enter, run: () => this.#turn('code') },
      ],
    });
  }
}
