/** Where a child builds a level: the boat is taken to a secret point, and the point gets a name. */
import type { Bench } from '@nobi/kit/rounds';
import { kinds } from '../rules/code.ts';
import { type Order, one, spanOf } from '../rules/orders.ts';
import { hopsOf } from '../scene/marks.ts';
import { placeName } from '../text/numbers.ts';
import { ticket } from '../view/ticket.ts';
import type { Context } from './context.ts';
import { sailedBy } from './sailing.ts';

export const openBench = (context: Context): Bench<Order> => {
  const { sea, guest, sounds, text } = context;
  let kind = 0;
  /** Part of the line, so that the boat stays where it is when the task changes. */
  let part = 0.7;

  const order = (): Order => {
    const { form, b } = kinds[kind] ?? { form: 'tenths', b: 0 };
    const most = { tenths: 10, fraction: b }[String(form)] ?? 100;
    return { form, b, a: Math.round(part * most) };
  };
  const dress = (): void => {
    const now = order();
    const { lang } = guest.settings;
    const span = spanOf({ ...now, a: 1 });
    const value = span.from + part * (span.to - span.from);
    context.refit();
    sea.zoom(span, true);
    sea.show({
      marks: hopsOf({ ...now, a: now.form === 'fraction' ? now.b - 1 : 9 }, span)
        .slice(1)
        .map((each) => ({ value: each, label: null })),
      ends: [placeName(now, span.from, lang), placeName(now, span.to, lang)],
      tag: placeName(now, value, lang),
      hasBoat: true,
    });
    sea.sail(value);
    sea.button.ariaLabel = text().sea(placeName(now, value, lang));
    Object.assign(sea.button.dataset, { ready: 'yes', form: 'make' });
  };
  return {
    goal: () => text().makeGoal,
    order,
    dress,
    sign: (built) => ticket(built, guest.settings.lang, text()),
    next() {
      kind = (kind + 1) % kinds.length;
    },
    enter(changed) {
      const sail = (value: number): void => {
        const { from, to } = spanOf({ ...order(), a: 1 });
        part = (value - from) / (to - from);
        sounds.play('sail', { pitch: 0.8 + part * 0.5 });
        changed();
        dress();
      };
      sea.ready();
      sea.lay([]);
      sea.hand({
        onSail: sail,
        onKey(key) {
          const span = { from: 0, to: one };
          const next = sailedBy(key, span, part * one);
          if (next === null) return false;
          const all = spanOf({ ...order(), a: 1 });
          sail(all.from + (next / one) * (all.to - all.from));
          return true;
        },
      });
    },
  };
};
