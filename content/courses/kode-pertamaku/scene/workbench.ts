/** The bench of boards/ on the stage of a lesson, with its pad and the arrow keys. */
import { type Desk, element } from '@nobi/kit/course';
import { tileCount } from '../../../boards/rules/program.ts';
import type { Stop, Trip } from '../../../boards/rules/run.ts';
import { Bench, type Change } from '../../../boards/scene/bench.ts';
import { openPad, type Pad } from '../../../boards/scene/pad.ts';
import { words } from '../text/text.ts';
import { listenToArrowKeys } from './arrows.ts';
import { isCalm, soundOf } from './island.ts';

export interface Workbench {
  readonly bench: Bench;
  readonly pad: Pad;
  readonly root: HTMLElement;
  refresh(): void;
  fit(): void;
}

export interface WorkbenchOptions {
  /** What the child may not interrupt. */
  isHeld(): boolean;
  onChange(change: Change): void;
  onHalt(stop: Stop): void;
  onEnd(trip: Trip): void;
  onRefresh(): void;
}

export const openWorkbench = (desk: Desk, options: WorkbenchOptions): Workbench => {
  const root = element('div', 'work-place');
  const text = () => words[desk.lang()];
  const isThere = (): boolean => root.isConnected;
  const refresh = (): void => {
    pad.show({
      busy: bench.busy || options.isHeld(),
      erasing: bench.cursor.on && !bench.underway,
    });
    options.onRefresh();
  };
  const bench: Bench = new Bench({
    clock: desk.clock,
    calm: isCalm,
    words: text,
    onCue: (cue, nth) => isThere() && soundOf(desk, cue, nth),
    onState: () => isThere() && refresh(),
    onHalt: (stop) => isThere() && options.onHalt(stop),
    onEnd: (trip) => isThere() && options.onEnd(trip),
    onChange(change) {
      desk.sound(change === 'full' ? 'hop' : 'tap', change === 'erased' ? 0.8 : 1);
      if (change === 'full') desk.tell(text().full);
      options.onChange(change);
      refresh();
    },
  });
  const ready = (): boolean => {
    if (options.isHeld() || bench.busy) return false;
    if (tileCount(bench.program) > 0) return true;
    desk.tell(text().layFirst);
    return false;
  };
  const pad = openPad({
    words: text,
    onWay: (way) => !options.isHeld() && bench.lay(way),
    onErase: () => !options.isHeld() && bench.erase(),
    onStep: () => ready() && bench.step(),
    onGo() {
      if (options.isHeld()) return;
      if (bench.busy) bench.rewind();
      else if (ready()) bench.go();
    },
  });
  root.append(bench.element);
  desk.scene.append(root);
  desk.controls.append(pad.element);
  listenToArrowKeys(root, (way) => !options.isHeld() && bench.lay(way));
  return {
    bench,
    pad,
    root,
    refresh,
    fit: () => bench.fit({ width: desk.scene.clientWidth, height: desk.scene.clientHeight }),
  };
};
