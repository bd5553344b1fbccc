/** What an order looks like at the counter: who asks, with which ticket, and what helps. */
import { ladderOf } from '@nobi/kit/game';
import { type Happening, type PlayResult, type PlayVerb, seeded, shuffled } from '@nobi/kit/guest';
import { fairCuts } from '../rules/aim.ts';
import type { Point } from '../rules/geometry.ts';
import type { Fraction, Task } from '../rules/order-forms.ts';
import { type Session, taskOf } from '../rules/progress.ts';
import type { Answer } from '../rules/serving.ts';
import { helpNow, pansOf } from '../rules/session.ts';
import { cat, crowdSize } from '../view/people.ts';
import { fractionSymbol, makeTicket } from '../view/ticket.ts';
import type { Context } from './context.ts';
import { type Choice, icons, offer } from './controls.ts';

/** Who comes this time. The cat comes last, so that it gets a share only when there are many. */
const lineOf = ({ seed, at }: Session, many: number): number[] => {
  const people = shuffled(
    seeded(seed + at * 31),
    Array.from({ length: crowdSize }, (_, i) => i).filter((who) => who !== cat),
  );
  return many >= 3 ? [...people.slice(0, many - 1), cat] : people.slice(0, many);
};

export interface Side {
  left: Fraction;
  right: Fraction;
}

/** Which of the two stands on the left is chance, the same after a resume. */
export const sidesOf = (session: Session): Side => {
  const { want, against } = taskOf(session);
  const other = against ?? want;
  return seeded(session.seed + session.at * 17)() < 0.5
    ? { left: want, right: other }
    : { left: other, right: want };
};

/** Into how many parts a pan is best cut for this order. */
export const partsFor = (task: Task): number =>
  task.form === 'share' ? task.want.bottom : Math.max(task.ready, task.want.bottom);

/** Where the knife may begin and end; the middle too, where cuts meet there. */
const ends = (task: Task): Point[] =>
  fairCuts(task.shape, partsFor(task)).flatMap(({ from, to }) => [from, to]);

export interface DeskEvents {
  onWeigh(): void;
  onUndo(): void;
  onAnswer(answer: Answer): void;
}

export class OrderDesk {
  #context: Context;
  #events: DeskEvents;

  constructor(context: Context, events: DeskEvents) {
    this.#context = context;
    this.#events = events;
  }

  get session(): Session {
    return this.#context.memory.game.session;
  }

  get task(): Task {
    return taskOf(this.session);
  }

  get helped(): boolean {
    return helpNow(this.#context.memory.game) !== 'none';
  }

  #look(): { picture: boolean; symbol: boolean } {
    const { step } = ladderOf(this.#context.memory.game.progress, this.task.skill);
    const compared = this.task.form === 'compare';
    return { picture: step < 2 || this.helped, symbol: step > 0 || compared };
  }

  /** Seats the people and sets out the pans; everything that a resize undoes. */
  set(): void {
    const { stall } = this.#context;
    const { task, session } = this;
    const pans = pansOf(session);
    const compared = task.form === 'compare';
    stall.setOut({ count: compared ? 0 : pans.length, shape: task.shape }, this.#context.sky());
    stall.crowd.seat(this.#line(), stall.layout);
    if (compared) stall.lay([]);
    else stall.showPans(pans);
    stall.dim(false);
    stall.balance.weight(null);
    stall.balance.tilt(0);
    stall.balance.show(compared);
    this.mark();
    this.dress();
  }

  #line(): (number | HTMLElement)[] {
    const { task } = this;
    if (task.form === 'share') return lineOf(this.session, task.want.bottom);
    const look = this.#look();
    if (task.form !== 'compare')
      return [...lineOf(this.session, 1), makeTicket(task.want, task.shape, look)];
    const [one = 0, other = 1] = lineOf(this.session, 2);
    const { left, right } = sidesOf(this.session);
    const tickets = [makeTicket(left, 'round', look), makeTicket(right, 'round', look)] as const;
    tickets[0].dataset.side = 'left';
    tickets[1].dataset.side = 'right';
    return [one, ...tickets, other];
  }

  /** After two misses dots show where to begin. */
  mark(): void {
    const { stall } = this.#context;
    if (!this.helped || this.task.form === 'compare') stall.hideKnife();
    else this.showDots();
  }

  showDots(): void {
    this.#context.stall.showDots(ends(this.task));
  }

  offerTools(): void {
    const { stage, text } = this.#context;
    if (this.task.form === 'compare') {
      offer(stage, 'answers', this.#answers()).ariaLabel = text().answers;
      return;
    }
    const undo: Choice = {
      name: 'undo',
      label: text().undo,
      face: `${icons.undo}<span>${text().undo}</span>`,
      run: () => this.#events.onUndo(),
    };
    const weigh = { name: 'serve', label: text().weigh, run: () => this.#events.onWeigh() };
    offer(stage, 'tools', [undo, weigh]);
  }

  #answers(): Choice[] {
    const { text } = this.#context;
    const { left, right } = sidesOf(this.session);
    const more = (fraction: Fraction, answer: Answer): Choice => ({
      name: `answer ${answer}`,
      label: text().more(fraction),
      face: fractionSymbol(fraction),
      run: () => this.#events.onAnswer(answer),
    });
    return [
      more(left, 'left'),
      {
        name: 'answer same',
        label: text().same,
        face: `<span class="equals" aria-hidden="true"></span>`,
        run: () => this.#events.onAnswer('same'),
      },
      more(right, 'right'),
    ];
  }

  /** What a screen reader, a test and a robot can know about each pan. */
  dress(): void {
    const { stall, text } = this.#context;
    const { task, session } = this;
    for (const [i, board] of stall.boards.entries()) {
      const pan = pansOf(session)[i];
      const parts = stall.actors[i]?.length ?? 1;
      board.ariaLabel = `${text().board(text().name[task.shape], parts, pan?.taken.length ?? 0)}. ${text().keys}`;
      Object.assign(board.dataset, {
        form: task.form,
        top: String(task.want.top),
        bottom: String(task.want.bottom),
        ready: String(task.ready),
        parts: String(parts),
        taken: String(pan?.taken.length ?? 0),
      });
    }
  }

  report(happening: {
    verb: PlayVerb;
    object: string;
    attempt?: number;
    result?: PlayResult;
  }): void {
    this.#context.guest.event({ ...happening, ctx: this.context() });
  }

  context(): Happening['ctx'] {
    const { skill, difficulty } = this.task;
    return { level: Math.round((difficulty + 4) * 10), skill, mode: 'play' };
  }
}
