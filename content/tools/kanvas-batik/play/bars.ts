/** The buttons beside the goal: back, on, done. */
import { makeTool } from '@nobi/kit/studio';
import { workIcons } from '../view/icons.ts';
import type { Context } from './context.ts';

export interface Bars {
  refresh(): void;
  dress(): void;
}

export const openBars = (
  context: Context,
  orders: { undo(): void; redo(): void; finish(): void },
): Bars => {
  const undo = makeTool({ kind: 'round undo', icon: workIcons.undo, press: orders.undo });
  const redo = makeTool({ kind: 'round redo', icon: workIcons.redo, press: orders.redo });
  const finish = makeTool({ kind: 'round finish', icon: workIcons.finish, press: orders.finish });
  context.stage.corner.append(undo.button, redo.button, finish.button);
  return {
    refresh() {
      const { session } = context;
      undo.button.ariaDisabled = String(session.marks.length === 0);
      redo.button.ariaDisabled = String(!session.canRedo);
    },
    dress() {
      const words = context.text();
      undo.name(words.undo);
      redo.name(words.redo);
      finish.name(words.finish);
      context.dock.dress(words);
      context.sheet.box.ariaLabel = words.sheet;
    },
  };
};
