/** Nobi walks off a program by himself; a press on the triangle shows it again. */
import { type Activity, pressable } from '@nobi/kit/course';
import { tileCount } from '../../../boards/rules/program.ts';
import { boardIn, programIn } from '../rules/args.ts';
import { Island } from '../scene/island.ts';
import { words } from '../text/text.ts';
import { goSign } from '../view/signs.ts';

export const watch: Activity = (desk, task) => {
  const program = programIn(task);
  const island = new Island(desk, boardIn(task));
  const text = () => words[desk.lang()];
  const show = (): void => {
    if (island.busy || !island.root.isConnected) return;
    island.walk(program, {
      onEnd: (trip) => desk.clock.after(trip.stop === 'home' ? 2 : 0.6, () => back()),
    });
  };
  const back = (): void => {
    if (island.root.isConnected && !island.busy) island.rewind();
  };
  const again = pressable('act-go', goSign, show);
  desk.controls.append(again);
  const dress = (): void => {
    again.ariaLabel = text().watchAgain;
    island.ribbon.show(tileCount(program) === 0 ? null : { program, label: text().tiles(program) });
    island.fit();
  };
  dress();
  desk.clock.after(1.4, show);
  return { dress, beckon: () => '' };
};
