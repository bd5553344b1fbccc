/** "Main bebas": design an island, then program the way home on it. */
import { type Spot, spotsOf, type Way } from '../../../boards/rules/board.ts';
import { emptyProgram, tileCount } from '../../../boards/rules/program.ts';
import type { Stop, Trip } from '../../../boards/rules/run.ts';
import { shortestWay } from '../../../boards/rules/solve.ts';
import type { Change } from '../../../boards/scene/bench.ts';
import { islandCapacity, placeThing } from '../rules/island.ts';
import type { Thing } from '../text/words.ts';
import { Builder } from './builder.ts';
import type { Context, Mode } from './context.ts';

const goSign =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M12 7L33 20L12 33Z" fill="currentColor" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/></svg>';
const editSign =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M5 27l2 -8L20 6l6 6L13 25z" fill="currentColor"/><path d="M17.500 9l6 6" stroke="#fffaf0" stroke-width="2.500"/></svg>';

export class IslandMode implements Mode {
  readonly name = 'free';
  #context: Context;
  #builder: Builder;
  /** From building to programming and back. */
  #turn = document.createElement('button');
  #placed = 0;

  constructor(context: Context) {
    this.#context = context;
    this.#builder = new Builder({
      view: context.bench.view,
      text: context.text,
      board: () => this.#island.board,
      onPlace: (spot, thing) => this.#place(spot, thing),
      onPoke: () => context.sounds.play('erase'),
      onCarry: () => {
        context.sounds.play('pick');
        context.stage.tell(context.text().carry);
      },
    });
    this.#turn.type = 'button';
    this.#turn.addEventListener('click', () =>
      this.#island.building ? this.#program() : this.#build(),
    );
  }

  get #island() {
    return this.#context.memory.saved.island;
  }

  enter(): void {
    this.#context.stage.corner.prepend(this.#turn);
    if (this.#island.building) this.#build();
    else this.#program();
  }

  leave(): void {
    this.#context.clock.forget();
    this.#builder.leave();
    this.#context.bench.rewind();
    this.#turn.remove();
    if (this.#placed > 0) this.#tellCreated('island');
    this.#placed = 0;
  }

  dress(): void {
    const { stage, text, bench } = this.#context;
    const { building } = this.#island;
    this.#turn.className = `nobi-chip turn ${building ? 'is-go' : ''}`;
    this.#turn.innerHTML = building ? goSign : editSign;
    this.#turn.ariaLabel = building ? text().go : text().edit;
    if (building) this.#builder.dress();
    else bench.draw();
    this.refresh();
    stage.goal(building ? text().build : text().layNow);
  }

  refresh(): void {
    const { bench, pad } = this.#context;
    if (this.#island.building) return;
    pad.show({ busy: bench.busy, erasing: bench.cursor.on && !bench.underway });
  }

  #build(): void {
    const { memory, ground, stage, bench } = this.#context;
    memory.saved.island = { ...this.#island, building: true };
    memory.keep();
    bench.show({ board: this.#island.board, program: emptyProgram(), capacity: 0 });
    ground.replaceChildren(this.#builder.place);
    stage.controls.replaceChildren(this.#builder.tray);
    this.#builder.enter();
    this.dress();
    this.#context.refit();
  }

  #program(): void {
    const { memory, ground, stage, bench, text, pad } = this.#context;
    if (!shortestWay(this.#island.board)) {
      stage.tell(text().shut);
      this.#context.sounds.play('wonder');
      return;
    }
    this.#builder.leave();
    memory.saved.island = { ...this.#island, building: false };
    memory.keep();
    ground.replaceChildren(bench.element);
    stage.controls.replaceChildren(pad.element);
    bench.element.prepend(bench.view.element);
    const { board, program } = this.#island;
    bench.show({ board, program, capacity: islandCapacity });
    this.dress();
    this.#context.refit();
  }

  #place(spot: Spot, thing: Thing): void {
    const { memory, bench, sounds } = this.#context;
    const board = placeThing(this.#island.board, spot, thing);
    if (board === this.#island.board) return;
    memory.saved.island = { ...this.#island, board };
    memory.keep();
    this.#placed += 1;
    sounds.play('put');
    bench.show({ board, program: emptyProgram(), capacity: 0 });
    this.#context.refit();
    this.#builder.dress();
  }

  lay(way: Way): void {
    if (this.#island.building) this.#builder.move(way);
    else this.#context.bench.lay(way);
  }

  go(): void {
    const { bench, stage, text } = this.#context;
    if (this.#island.building) this.#program();
    else if (bench.busy) bench.rewind();
    else if (tileCount(bench.program) === 0) stage.tell(text().layFirst);
    else bench.go();
  }

  step(): void {
    const { bench } = this.#context;
    if (!this.#island.building && tileCount(bench.program) > 0) bench.step();
  }

  erase(): void {
    if (!this.#island.building) this.#context.bench.erase();
  }

  changed(change: Change): void {
    const { memory, bench, sounds, stage, text } = this.#context;
    sounds.play(change === 'erased' || change === 'full' ? 'erase' : 'lay');
    if (change === 'full') stage.tell(text().full);
    memory.saved.island = { ...this.#island, program: bench.program };
    memory.keep();
    this.refresh();
  }

  halted(stop: Stop): void {
    const { stage, text } = this.#context;
    stage.tell(stop === 'home' ? text().islandHome : text().stops[stop]);
  }

  ended(trip: Trip): void {
    const { bench, clock } = this.#context;
    if (trip.stop !== 'home') {
      bench.settle(trip);
      this.refresh();
      return;
    }
    this.#tellCreated('level');
    clock.after(1.8, () => {
      bench.rewind();
      this.refresh();
    });
  }

  #tellCreated(object: 'island' | 'level'): void {
    const { board, program } = this.#island;
    const counts = (['rock', 'river', 'puddle', 'chicken', 'fruit'] as const).map(
      (ground) => spotsOf(board, ground).length,
    );
    this.#context.guest.event({
      verb: 'created',
      object,
      result: { response: [...counts, tileCount(program)] },
      ctx: { level: board.width, skill: 'plan', mode: 'free' },
    });
  }
}
