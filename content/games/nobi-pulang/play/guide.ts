/** Help on a board: two prompts when nothing happens, dots after two misses, Nobi's own walk after three. */
import { hinted } from '@nobi/kit/game';
import { type Spot, ways } from '../../../boards/rules/board.ts';
import { tileCount } from '../../../boards/rules/program.ts';
import { walk } from '../../../boards/rules/run.ts';
import { passed } from '../../../boards/scene/player.ts';
import { adviceFor } from '../rules/next-press.ts';
import { roundOf } from '../rules/progress.ts';
import { nextFix, type Round } from '../rules/round.ts';
import { dotsShown, lay } from '../rules/session.ts';
import type { Context } from './context.ts';

export class Guide {
  #context: Context;
  #refresh: () => void;

  constructor(context: Context, refresh: () => void) {
    this.#context = context;
    this.#refresh = refresh;
  }

  get #round(): Round {
    return roundOf(this.#context.memory.game.session);
  }

  beckonArrows(): void {
    for (const way of ways) this.#context.pad.beckon(way, this.#context.calm());
  }

  prompt(): void {
    const { bench, stage, text, pad, calm } = this.#context;
    const empty = tileCount(bench.program) === 0;
    stage.tell(empty ? text().layFirst : text().pressGo);
    if (empty) this.beckonArrows();
    else pad.beckon('go', calm());
  }

  /** Who asks for help hears the next thing to do. The board no longer counts as clean. */
  hint(): void {
    const { bench, memory, pad, stage, text, calm } = this.#context;
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
    const { bench, memory } = this.#context;
    const shown = dotsShown(memory.game);
    const spots = this.#spots();
    if (shown !== 'none')
      bench.trail(shown === 'all' ? spots : spots.slice(0, Math.ceil(spots.length / 2)));
  }

  #spots(): Spot[] {
    const { board, right } = this.#round;
    return passed(board, walk(board, right));
  }

  /** Nobi shows the way; then the child lays it. */
  work(then: () => void): void {
    const { bench, stage, text, memory } = this.#context;
    const { board, capacity, right, start } = this.#round;
    stage.tell(text().watch);
    bench.demonstrate(right, () => {
      memory.game = lay(memory.game, start);
      memory.keep();
      bench.show({ board, capacity, program: start });
      bench.trail(this.#spots());
      stage.tell(text().yourTurn);
      then();
    });
    bench.trail(this.#spots());
  }
}
