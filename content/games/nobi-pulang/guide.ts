/** Help on a board: two prompts when nothing happens, dots after two misses, Nobi's own walk after three. */
import { type Spot, ways } from '../../boards/board.ts';
import { passed } from '../../boards/player.ts';
import { tileCount } from '../../boards/program.ts';
import { walk } from '../../boards/run.ts';
import { adviceFor } from './next-press.ts';
import type { Room } from './room.ts';
import { nextFix, type Round } from './rules.ts';
import { helpNow, hinted, lay, roundOf } from './session.ts';

export class Guide {
  #room: Room;
  #refresh: () => void;

  constructor(room: Room, refresh: () => void) {
    this.#room = room;
    this.#refresh = refresh;
  }

  get #round(): Round {
    return roundOf(this.#room.memory.game.sitting);
  }

  beckonArrows(): void {
    for (const way of ways) this.#room.pad.beckon(way, this.#room.calm());
  }

  prompt(): void {
    const { bench, stage, text, pad, calm } = this.#room;
    const empty = tileCount(bench.program) === 0;
    stage.tell(empty ? text().layFirst : text().pressGo);
    if (empty) this.beckonArrows();
    else pad.beckon('go', calm());
  }

  /** The second prompt names the next thing to do. It helps, so the board no longer counts as clean. */
  hint(): void {
    const { bench, memory, pad, stage, text, calm } = this.#room;
    const fix = nextFix(this.#round, bench.program);
    if (!fix) {
      pad.beckon('go', calm());
      stage.tell(text().goNow);
      return;
    }
    memory.game = hinted(memory.game);
    memory.keep();
    if (fix.kind !== 'drum') bench.point(fix.place);
    const { line, key } = adviceFor(fix, text());
    stage.tell(line);
    if (key) pad.beckon(key, calm());
    this.#refresh();
  }

  /** One way home, to follow with arrows of one's own. */
  showDots(): void {
    const { bench, memory } = this.#room;
    if (helpNow(memory.game) !== 'none') bench.trail(this.#spots());
  }

  #spots(): Spot[] {
    const { board, right } = this.#round;
    return passed(board, walk(board, right));
  }

  /** Nobi shows the way; then the child lays it. */
  work(then: () => void): void {
    const { bench, stage, text, memory } = this.#room;
    const { board, room, right, given } = this.#round;
    stage.tell(text().watch);
    bench.demonstrate(right, () => {
      memory.game = lay(memory.game, given);
      memory.keep();
      bench.show({ board, room, program: given });
      bench.trail(this.#spots());
      stage.tell(text().yourTurn);
      then();
    });
    bench.trail(this.#spots());
  }
}
