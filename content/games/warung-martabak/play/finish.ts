/** The calm end of a session: what was made today, and a big button to stop. */
import { endSession } from '@nobi/kit/game';
import { plan, taskNamed, topLevel } from '../rules/orders.ts';
import { roundsPerSession } from '../rules/progress.ts';
import { fractionPicture, fractionSymbol } from '../view/ticket.ts';
import type { Context } from './context.ts';

const servedTasks = (context: Context) =>
  context.memory.game.session.served.flatMap((id) => taskNamed(id, topLevel) ?? []);

const picture = (context: Context): HTMLElement => {
  const box = document.createElement('div');
  box.className = 'works';
  box.setAttribute('aria-hidden', 'true');
  const made = servedTasks(context).map(
    ({ want, shape }) => `${fractionPicture(want, shape)}${fractionSymbol(want)}`,
  );
  for (const each of new Set(made)) {
    const card = document.createElement('div');
    card.innerHTML = each;
    box.append(card);
  }
  return box;
};

export const finishSession = (context: Context, again: () => void): void => {
  const recap = (): string => {
    const tasks = servedTasks(context);
    const built = tasks.filter(({ form }) => form !== 'share').map(({ want }) => want);
    const shared = tasks.filter(({ form }) => form === 'share').map(({ want }) => want.bottom);
    const names = new Map(built.map((each) => [context.text().say(each), each]));
    return context.text().recap([...names.values()], shared);
  };
  context.stall.crowd.everybody('joy');
  context.sounds.play('finish');
  endSession(context, {
    plan,
    recap,
    picture: picture(context),
    items: roundsPerSession,
    wait: 0.8,
    again,
  });
};
