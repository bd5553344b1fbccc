/** Buttons under the scene: the blocks of the tray, and what is done with a program. */
import { type Desk, pressable } from '@nobi/kit/course';
import type { Token } from '../rules/blocks.ts';
import { words } from '../text/text.ts';
import { blockPicture, kindOf } from '../view/blocks.ts';
import { icons } from '../view/icons.ts';

export interface Tool {
  readonly name: string;
  readonly picture: () => string;
  label(): string;
  run(): void;
}

export interface Tools {
  dress(): void;
  enable(name: string, isEnabled: boolean): void;
  /** A hand at one of them, for help that was asked for. */
  point(name: string): void;
}

/** A block of the tray, named after itself. */
export const blockTool = (desk: Desk, token: Token, run: () => void): Tool => ({
  name: `put-${token} is-${kindOf(token)}`,
  picture: () => blockPicture(token, desk.lang()),
  label: () => words[desk.lang()].put(words[desk.lang()].block(token)),
  run,
});

export const openTools = (desk: Desk, tools: readonly Tool[]): Tools => {
  if (desk.step === 'look') return { dress() {}, enable() {}, point() {} };
  const buttons = tools.map((tool) => {
    const button = pressable(`tool tool-${tool.name}`, '', tool.run);
    desk.controls.append(button);
    return { ...tool, button };
  });
  const dress = (): void => {
    for (const { button, label, picture } of buttons) {
      button.ariaLabel = label();
      button.innerHTML = picture();
    }
  };
  dress();
  return {
    dress,
    enable(name, isEnabled) {
      for (const each of buttons) if (each.name === name) each.button.disabled = !isEnabled;
    },
    point(name) {
      for (const each of buttons)
        each.button.classList.toggle('is-beckoning', each.name.split(' ')[0] === name);
    },
  };
};

interface Doing {
  drop(): void;
  turn(): void;
  go(): void;
}

/** What every program can have done to it. */
export const doingTools = (desk: Desk, doing: Doing, canTurn: boolean): Tool[] => {
  const text = () => words[desk.lang()];
  const turn: Tool = {
    name: 'turn',
    picture: () => icons.turn,
    label: () => text().turn,
    run: doing.turn,
  };
  return [
    ...(canTurn ? [turn] : []),
    { name: 'drop', picture: () => icons.drop, label: () => text().drop, run: doing.drop },
    { name: 'go', picture: () => icons.go, label: () => text().go, run: doing.go },
  ];
};
