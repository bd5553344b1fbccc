/** What an order looks like at the counter: who asks, with which ticket, and what helps. */

import { type Happening, type PlayResult, type PlayVerb, seeded, shuffled } from '@nobi/kit/guest';
import type { Point } from '@nobi/kit/slices';
import { fairCuts } from '../rules/aim.ts';
import type { Fraction } from '../rules/order-forms.ts';
import { type Task, topLevel } from '../rules/orders.ts';
import { orderOf, type Session } from '../rules/progress.ts';
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
  const { want, against } = orderOf(session);
  const other = against ?? want;
  return seeded(session.seed + session.at * 17 + session.turn * 101)() < 0.5
    ? { left: want, right: other }
    : { left: other, right: want };
};

/** Into how many parts a pan is best cut for this order. */
export const partsFor = (task: Task): number =>
  task.form === 'recut' ? task.ready : task.want.bottom;

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
    return orderOf(this.session);
  }

  /** Help that was there from the beginning counts as much as help after misses. */
  get helped(): boolean {
    return this.session.help >= 2 || helpNow(this.#context.memory.game) !== 'none';
  }

  #look(): { picture: boolean; symbol: boolean } {
    const { level } = this.session;
    return { picture: level < topLevel || this.helped, symbol: level > 0 };
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

  /** Dots show where to cut: when shares are new, fewer of them later, and after two misses. */
  mark(): void {
    const { stall } = this.#context;
    const { form } = this.task;
    const { level } = this.session;
    if (form !== 'compare' && this.helped) this.showDots();
    else if (form === 'share' && level < topLevel)
      stall.showDots(level === 0 ? ends(this.task) : ends(this.task).slice(0, 2));
    else stall.hideKnife();
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
    return { level: Math.max(0, Math.round((difficulty + 5) * 10)), skill, mode: 'play' };
  }
}
