/** Puts the pieces together: rounds with an order, and a machine of one's own with a maker's corner. */
import { type NamedMode, pictureSource, playGame, watchSize } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import { ByCode, Maker, openFreePlay, openRounds } from '@nobi/kit/rounds';
import { openBench } from './play/bench.ts';
import { type Context, openContext } from './play/context.ts';
import { MachineDesk } from './play/desk.ts';
import { FreeMachine } from './play/free-machine.ts';
import { codeOf, isBuildable, kindOf, longestCode, ordersOf } from './rules/code.ts';
import { counted } from './rules/tasks.ts';
import { lamps } from './view/backdrop.ts';

/** A sentence takes longer to think of than a choice. */
const patience = 45;

/** Photos of what happened in this session; after a break the lamp alone. */
const wall = ({ photos }: Context): HTMLElement => {
  const picture = document.createElement('div');
  picture.className = 'wall';
  for (const photo of photos.slice(-counted.rounds)) {
    const frame = document.createElement('div');
    frame.className = 'small-photo';
    frame.innerHTML = photo;
    picture.append(frame);
  }
  if (photos.length === 0) {
    const lamp = new Image(90, 100);
    lamp.src = pictureSource(lamps[2]);
    lamp.alt = '';
    picture.append(lamp);
  }
  photos.length = 0;
  return picture;
};

const openFree = (context: Context): NamedMode => {
  const { memory, sounds, strip, text, workshop } = context;
  const press = (name: 'tap' | 'oops' | 'right'): void => sounds.play(name);
  return openFreePlay(context, (turn) => ({
    own: new FreeMachine(context, turn),
    make: new Maker(
      context,
      {
        bench: openBench(context),
        codeOf,
        isSound: isBuildable,
        unsound: () => text().unsound,
        described: (order) => [kindOf(order), order.a, order.b, order.c],
        made: {
          get: () => memory.saved.made,
          set(made) {
            memory.saved.made = made;
          },
        },
        press,
      },
      turn,
    ),
    code: new ByCode(
      context,
      {
        desk: (onTry) => new MachineDesk(context, onTry),
        read: ordersOf,
        longest: longestCode,
        goal: (order) => text().goal(order),
        fits: (order) => text().fits(order),
        press,
        onTyping(on) {
          strip.button.hidden = on;
          workshop.lever.hidden = on;
        },
      },
      turn,
    ),
  }));
};

export const openGame = (guest: Guest): void => {
  const context = openContext(guest, () => modes.current());
  const modes = playGame<NamedMode>(context, {
    play: (again) =>
      openRounds(context, {
        desk: (onTry) => new MachineDesk(context, onTry),
        counted,
        isFresh: ({ brought }) => brought === 0,
        patience,
        onFinish() {
          context.sounds.play('finish');
          return wall(context);
        },
        again,
      }),
    free: openFree(context),
    labels: () => ({ play: context.text().play, free: context.text().free }),
  });
  modes.enter(modes.play);
  watchSize(context.stage.scene, () => modes.current().dress(true));
  modes.start();
};
