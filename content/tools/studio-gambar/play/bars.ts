/** The buttons that come and go: beside the goal, for a held sticker, and for the film. */
import { group, makeTool, type Tool } from '@nobi/kit/studio';
import { workIcons } from '../view/icons.ts';
import type { Context } from './context.ts';

interface BarOrders {
  undo(): void;
  redo(): void;
  finish(): void;
  scale(by: number): void;
  remove(): void;
  settle(): void;
  stop(): void;
}

export interface Bars {
  refresh(): void;
  dress(): void;
  stop: HTMLButtonElement;
}

export const openBars = (context: Context, orders: BarOrders): Bars => {
  const round = (icon: string, press: () => void, kind = ''): Tool =>
    makeTool({ kind: `round ${kind}`, icon, press });
  const undo = round(workIcons.undo, orders.undo);
  const redo = round(workIcons.redo, orders.redo);
  const finish = round(workIcons.finish, orders.finish, 'finish');
  context.stage.corner.append(undo.button, redo.button, finish.button);

  const smaller = round(workIcons.minus, () => orders.scale(1 / 1.25));
  const bigger = round(workIcons.plus, () => orders.scale(1.25));
  const remove = round(workIcons.remove, orders.remove);
  const settle = round(workIcons.finish, orders.settle, 'finish');
  const edit = group('bar edit-bar', [smaller, bigger, remove, settle]);
  const stop = makeTool({ kind: 'stop', icon: workIcons.stop, press: orders.stop });
  const film = group('bar film-bar', [stop]);
  context.stage.controls.append(edit, film);

  return {
    stop: stop.button,
    refresh() {
      const { marks, undone } = context.session.history;
      undo.button.ariaDisabled = String(marks.length === 0);
      redo.button.ariaDisabled = String(undone.length === 0);
    },
    dress() {
      const words = context.text();
      undo.name(words.undo);
      redo.name(words.redo);
      finish.name(words.finish);
      smaller.name(words.smaller);
      bigger.name(words.bigger);
      remove.name(words.remove);
      settle.name(words.done);
      stop.name(words.stop);
      edit.ariaLabel = words.tab.sticker;
      film.ariaLabel = words.film;
      context.dock.dress(words, context.guest.settings.lang);
      context.easel.box.ariaLabel = words.sheet;
    },
  };
};
