/** Buttons under the scene. */
import { type Desk, pressable } from '@nobi/kit/course';
import { words } from '../text/text.ts';
import { icons } from '../view/icons.ts';

export interface Tools {
  dress(): void;
  enable(name: 'undo' | 'go', isEnabled: boolean): void;
}

export const openTools = (desk: Desk, onGo: () => void, onUndo?: () => void): Tools => {
  const undo = onUndo && pressable('tool tool-undo', icons.undo, onUndo);
  const go = pressable('tool tool-go', icons.check, onGo);
  desk.controls.append(...(undo ? [undo] : []), go);
  const dress = (): void => {
    go.ariaLabel = words[desk.lang()].check;
    if (undo) undo.ariaLabel = words[desk.lang()].undo;
  };
  dress();
  return {
    dress,
    enable(name, isEnabled) {
      const button = name === 'go' ? go : undo;
      if (button) button.disabled = !isEnabled;
    },
  };
};

interface Steering {
  back(): void;
  on(): void;
  snip(): void;
}

/** Scissors that are steered between the letters: for keys, and for fingers on a long word. */
export const openSteering = (desk: Desk, runs: Steering) => {
  const names = ['back', 'snip', 'on'] as const;
  const buttons = names.map((name) => pressable(`tool tool-${name}`, icons[name], runs[name]));
  desk.controls.append(...buttons);
  const dress = (): void => {
    for (const [at, name] of names.entries()) {
      const button = buttons[at];
      if (button) button.ariaLabel = words[desk.lang()][name];
    }
  };
  dress();
  return { dress };
};
