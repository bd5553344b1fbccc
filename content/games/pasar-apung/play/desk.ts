/** One order at work: somebody comes alongside, pieces are laid or an answer is picked, and it is handed over. */
import { seeded } from '@nobi/kit/guest';
import { type Choice, type Desk, type OnTry, offer, type Work } from '@nobi/kit/rounds';
import {
  isLaid,
  judge,
  judgePick,
  neededOf,
  type Order,
  shownPieces,
  solutionOf,
  type Verdict,
  walletOf,
} from '../rules/orders.ts';
import { counted } from '../rules/tasks.ts';
import { sumOf } from '../rules/units.ts';
import type { Trader } from '../scene/river.ts';
import { drawTray } from '../scene/tray.ts';
import { boardOf, heldOf } from '../view/board.ts';
import { goods } from '../view/goods.ts';
import { animals } from '../view/people.ts';
import { type Drawn, numeral } from '../view/pieces.ts';
import type { Context } from './context.ts';
import { drawPicks, helpShown, picks } from './picks.ts';
import { drawWallet, unitName, wallet } from './wallet.ts';

/** Seconds: the goods fly over, the guest is glad; a miss is looked at. */
const lasting = { flying: 0.5, looking: 2.4, missing: 3 };
const mostPieces = 24;

export class MarketDesk implements Desk<Order> {
  #context: Context;
  #onTry: OnTry;
  #work: Work<Order> | null = null;
  #pieces: readonly number[] = [];
  /** Lands while the tray is drawn the next time. */
  #newest = 0;
  #verdict: Verdict | null = null;
  #visit = 0;

  constructor(context: Context, onTry: OnTry) {
    this.#context = context;
    this.#onTry = onTry;
  }

  ask(work: Work<Order>): void {
    const { memory, river } = this.#context;
    const { session, progress } = memory.game;
    this.#pieces = [];
    this.#visit = progress.brought;
    river.hand(() => this.#take());
    river.light(session.at / counted.rounds);
    river.stow(this.#stowed());
    river.leave();
    this.aid(work);
  }

  aid(work: Work<Order>): void {
    this.#work = work;
    this.#verdict = null;
    this.draw();
    this.#context.river.mood('wait');
  }

  draw(): void {
    if (!this.#work) return;
    const { stage, river } = this.#context;
    const { order } = this.#work;
    const choices = isLaid(order) ? this.#wallet(this.#work) : this.#picks(this.#work);
    offer(stage, isLaid(order) ? 'wallet' : 'picks', { choices });
    if (isLaid(order)) drawWallet(stage, walletOf(order), this.#drawn(order));
    else drawPicks(stage, this.#work);
    this.#context.refit();
    river.meet(this.#trader(this.#work));
    this.#lay(this.#work);
    this.#name(this.#work);
  }

  show(then: () => void): void {
    const { clock, river, sounds } = this.#context;
    if (!this.#work || !this.#verdict) return;
    this.draw();
    const { kind } = this.#verdict;
    if (kind === 'fits') {
      river.mood('joy');
      sounds.play('right');
      clock.after(lasting.flying, () => {
        river.stow(this.#stowed(), true);
        sounds.play('pack');
      });
      clock.after(lasting.flying + lasting.looking, then);
      return;
    }
    const isMuch = kind === 'much' || kind === 'carry' || kind === 'cut';
    river.mood(isMuch ? 'much' : 'less');
    sounds.play(isMuch ? 'splash' : 'oops');
    clock.after(lasting.missing, then);
  }

  #drawn({ form }: Order): Drawn {
    return { lang: this.#context.guest.settings.lang, isPack: form === 'load' };
  }

  /** What came aboard since the session began. */
  #stowed(): number[] {
    const { session, progress } = this.#context.memory.game;
    const { at } = session;
    return Array.from({ length: at }, (_, n) => (progress.brought - at + n) % goods.length);
  }

  #trader({ order, seed }: Work<Order>): Trader {
    const { lang } = this.#context.guest.settings;
    const isGuest = order.form === 'change';
    const good = order.form === 'load' ? 0 : this.#visit % goods.length;
    return {
      visit: seed,
      // Whoever gets change comes to take something along: an animal, as likely as not.
      who: isGuest && seed % 2 === 0 ? animals + (this.#visit % 2) : this.#visit % animals,
      good,
      isPlain: order.form === 'load',
      board: boardOf(order, lang),
      held: heldOf(order, lang),
    };
  }

  #take(): void {
    const { sounds } = this.#context;
    if (!this.#work || this.#verdict) return;
    sounds.play('take');
    if (isLaid(this.#work.order)) this.#pieces = this.#pieces.slice(0, -1);
    this.draw();
  }

  #put(unit: number): void {
    const { sounds, stage, text } = this.#context;
    if (!this.#work || this.#verdict) return;
    if (this.#pieces.length >= mostPieces) {
      sounds.play('oops');
      stage.tell(text().full);
      return;
    }
    this.#pieces = [...this.#pieces, unit];
    this.#newest = unit;
    const isPack = this.#work.order.form === 'load';
    sounds.play(isPack ? 'pack' : 'lay', { pitch: 1.3 - Math.log10(unit) * 0.12 });
    this.draw();
    this.#newest = 0;
  }

  #hand(): void {
    if (!this.#work || this.#verdict) return;
    const { order } = this.#work;
    if (this.#pieces.length === 0) {
      this.#context.sounds.play('tap');
      this.#context.stage.tell(this.#context.text().nothingYet);
      return;
    }
    this.#try(judge(order, this.#pieces), [sumOf(this.#pieces), this.#pieces.length]);
  }

  #pick(at: number): void {
    if (!this.#work || this.#verdict) return;
    const verdict = judgePick(this.#work.order, at);
    this.#try(verdict, [verdict.sum]);
  }

  #try(verdict: Verdict, response: number[]): void {
    if (!this.#work) return;
    this.#verdict = verdict;
    const line = this.#context.text().miss(this.#work.order, verdict);
    this.#onTry({ isRight: verdict.kind === 'fits', response, line });
  }

  #wallet({ order, aid }: Work<Order>): Choice[] {
    const { text } = this.#context;
    const isPack = order.form === 'load';
    const next = aid >= 3 ? this.#next(order) : '';
    return [
      ...wallet({
        ...this.#drawn(order),
        units: walletOf(order),
        next,
        label: (unit) => text().piece(unit, isPack),
        lay: (unit) => this.#put(unit),
      }),
      {
        name: `hand go${next === 'hand' ? ' is-beckoning' : ''}`,
        label: isPack ? text().load : text().hand,
        run: () => this.#hand(),
      },
    ];
  }

  #picks(work: Work<Order>): Choice[] {
    const { lang } = this.#context.guest.settings;
    return picks({ work, lang, pick: (at) => this.#pick(at) });
  }

  /** The next right press: a piece, back from the tray, or handing over. */
  #next(order: Order): string {
    if (!isLaid(order)) return 'pick-0';
    const rest = [...(solutionOf(order) ?? [])];
    for (const piece of this.#pieces) {
      const at = rest.indexOf(piece);
      if (at < 0) return 'tray';
      rest.splice(at, 1);
    }
    const [unit] = rest;
    return unit === undefined ? 'hand' : unitName(unit);
  }

  #lay(work: Work<Order>): void {
    const { order, seed } = work;
    const isCounted = order.form === 'count';
    const shown = helpShown(work);
    const tray = drawTray({
      ...this.#drawn(order),
      pieces: isLaid(order) ? this.#pieces : shownPieces(order),
      newest: this.#newest,
      hasSums: isCounted && shown === 0,
      mixed: isCounted && shown >= 2 ? seeded(seed) : undefined,
    });
    this.#context.river.lay(tray, this.#total(order, shown));
  }

  /** Over the tray: what lies there and what is wanted; less of it from level to level. */
  #total(order: Order, shown: number): string {
    const { guest, text } = this.#context;
    if (!isLaid(order)) return '';
    const spelled = (n: number): string => numeral(n, guest.settings.lang);
    const sum = sumOf(this.#pieces);
    if (this.#verdict && this.#verdict.kind !== 'fits') return spelled(sum);
    if (shown >= 2) return '';
    if (shown === 1) return spelled(sum);
    if (order.form !== 'change') return text().total(spelled(sum), spelled(neededOf(order)));
    return `${spelled(order.a)} → ${spelled(order.a + sum)}`;
  }

  /** What the tray says of itself: to a screen reader, and to the machine that plays it. */
  #name({ order, aid }: Work<Order>): void {
    const { river, text, guest } = this.#context;
    const { tray } = river;
    const pieces = isLaid(order) ? this.#pieces : shownPieces(order);
    const units = [...new Set(pieces)].map(
      (unit) =>
        `${pieces.filter((each) => each === unit).length} × ${numeral(unit, guest.settings.lang)}`,
    );
    const next = this.#next(order);
    tray.ariaLabel = text().tray(units.join(', ') || text().empty);
    tray.classList.toggle('is-beckoning', aid >= 3 && next === 'tray' && !this.#verdict);
    Object.assign(tray.dataset, { ready: this.#verdict ? 'no' : 'yes', form: order.form, next });
  }
}
