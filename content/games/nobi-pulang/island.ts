/** "Santai": design an island, then program the way home on it. */
import type { Change } from '../../boards/bench.ts';
import { type Spot, spotsOf, type Way } from '../../boards/board.ts';
import { emptyProgram, tileCount } from '../../boards/program.ts';
import type { Stop, Trip } from '../../boards/run.ts';
import { shortestWay } from '../../boards/solve.ts';
import { Builder } from './builder.ts';
import { islandRoom, placeThing } from './island-rules.ts';
import type { Mode, Room } from './room.ts';
import type { Thing } from './text.ts';

const goSign =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M12 7L33 20L12 33Z" fill="currentColor" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/></svg>';
const editSign =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M5 27l2 -8L20 6l6 6L13 25z" fill="currentColor"/><path d="M17.500 9l6 6" stroke="#fffaf0" stroke-width="2.500"/></svg>';

export class IslandMode implements Mode {
  readonly name = 'free';
  #room: Room;
  #builder: Builder;
  /** From building to programming and back. */
  #turn = document.createElement('button');
  #placed = 0;

  constructor(room: Room) {
    this.#room = room;
    this.#builder = new Builder({
      view: room.bench.view,
      text: room.text,
      board: () => this.#island.board,
      onPlace: (spot, thing) => this.#place(spot, thing),
      onPoke: () => room.sounds.play('erase'),
      onCarry: () => {
        room.sounds.play('pick');
        room.stage.tell(room.text().carry);
      },
    });
    this.#turn.type = 'button';
    this.#turn.addEventListener('click', () =>
      this.#island.building ? this.#program() : this.#build(),
    );
  }

  get #island() {
    return this.#room.memory.island;
  }

  enter(): void {
    this.#room.stage.corner.prepend(this.#turn);
    if (this.#island.building) this.#build();
    else this.#program();
  }

  leave(): void {
    this.#room.clock.forget();
    this.#builder.leave();
    this.#room.bench.rewind();
    this.#turn.remove();
    if (this.#placed > 0) this.#tellCreated('island');
    this.#placed = 0;
  }

  dress(): void {
    const { stage, text, bench } = this.#room;
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
    const { bench, pad } = this.#room;
    if (this.#island.building) return;
    pad.show({ busy: bench.busy, erasing: bench.cursor.on && !bench.underway });
  }

  #build(): void {
    const { memory, ground, stage, bench } = this.#room;
    memory.island = { ...this.#island, building: true };
    memory.keep();
    bench.show({ board: this.#island.board, program: emptyProgram(), room: 0 });
    ground.replaceChildren(this.#builder.place);
    stage.controls.replaceChildren(this.#builder.tray);
    this.#builder.enter();
    this.dress();
    this.#room.refit();
  }

  #program(): void {
    const { memory, ground, stage, bench, text, pad } = this.#room;
    if (!shortestWay(this.#island.board)) {
      stage.tell(text().shut);
      this.#room.sounds.play('wonder');
      return;
    }
    this.#builder.leave();
    memory.island = { ...this.#island, building: false };
    memory.keep();
    ground.replaceChildren(bench.element);
    stage.controls.replaceChildren(pad.element);
    bench.element.prepend(bench.view.element);
    const { board, program } = this.#island;
    bench.show({ board, program, room: islandRoom });
    this.dress();
    this.#room.refit();
  }

  #place(spot: Spot, thing: Thing): void {
    const { memory, bench, sounds } = this.#room;
    const board = placeThing(this.#island.board, spot, thing);
    if (board === this.#island.board) return;
    memory.island = { ...this.#island, board };
    memory.keep();
    this.#placed += 1;
    sounds.play('put');
    bench.show({ board, program: emptyProgram(), room: 0 });
    this.#room.refit();
    this.#builder.dress();
  }

  lay(way: Way): void {
    if (this.#island.building) this.#builder.move(way);
    else this.#room.bench.lay(way);
  }

  go(): void {
    const { bench, stage, text } = this.#room;
    if (this.#island.building) this.#program();
    else if (bench.busy) bench.rewind();
    else if (tileCount(bench.program) === 0) stage.tell(text().layFirst);
    else bench.go();
  }

  step(): void {
    const { bench } = this.#room;
    if (!this.#island.building && tileCount(bench.program) > 0) bench.step();
  }

  erase(): void {
    if (!this.#island.building) this.#room.bench.erase();
  }

  changed(change: Change): void {
    const { memory, bench, sounds, stage, text } = this.#room;
    sounds.play(change === 'erased' || change === 'full' ? 'erase' : 'lay');
    if (change === 'full') stage.tell(text().full);
    memory.island = { ...this.#island, program: bench.program };
    memory.keep();
    this.refresh();
  }

  halted(stop: Stop): void {
    const { stage, text } = this.#room;
    stage.tell(stop === 'home' ? text().islandHome : text().stops[stop]);
  }

  ended(trip: Trip): void {
    const { bench, clock } = this.#room;
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
    this.#room.guest.event({
      verb: 'created',
      object,
      result: { response: [...counts, tileCount(program)] },
      ctx: { level: board.width, skill: 'plan', mode: 'free' },
    });
  }
}
