/** Buttons under the scene, and examples that play by themselves. */
import { type Desk, pressable } from '@nobi/kit/course';

export interface Tool {
  name: string;
  picture: string;
  label(): string;
  run(): void;
}

export interface Tools {
  dress(): void;
  enable(name: string, isEnabled: boolean): void;
  /** A hand at one of them, for help that was asked for. */
  point(name: string): void;
}

/** While looking there is nothing to press. */
const none: Tools = { dress() {}, enable() {}, point() {} };

export const openTools = (desk: Desk, tools: readonly Tool[]): Tools => {
  if (desk.step === 'look') return none;
  const buttons = tools.map((tool) => {
    const button = pressable(`tool tool-${tool.name}`, tool.picture, tool.run);
    desk.controls.append(button);
    return { ...tool, button };
  });
  const dress = (): void => {
    for (const { button, label } of buttons) button.ariaLabel = label();
  };
  dress();
  return {
    dress,
    enable(name, isEnabled) {
      for (const each of buttons) if (each.name === name) each.button.disabled = !isEnabled;
    },
    point(name) {
      for (const each of buttons) each.button.classList.toggle('is-beckoning', each.name === name);
    },
  };
};

/** Plays the steps of an example one after another; then it is the child's turn. */
export const playSteps = (desk: Desk, steps: readonly (() => void)[], after: () => void): void => {
  const pace = 0.7;
  const yard = desk.scene.querySelector<HTMLElement>('.yard');
  if (yard) yard.dataset.shows = '';
  for (const [at, step] of steps.entries()) desk.clock.after(0.8 + at * pace, step);
  desk.clock.after(2.4 + steps.length * pace, () => {
    delete yard?.dataset.shows;
    after();
  });
};
