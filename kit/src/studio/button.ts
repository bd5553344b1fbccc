/** One chunky button of the studio; its name is its label and its tag. */
import { rove } from './roving.ts';

export interface Tool {
  button: HTMLButtonElement;
  name(text: string): void;
  /** Another picture on it. */
  show(icon: string | Element): void;
}

export const makeTool = (look: {
  kind: string;
  icon: string;
  paint?: string;
  press(): void;
}): Tool => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `tool ${look.kind}`;
  button.innerHTML = look.icon;
  if (look.paint) button.style.setProperty('--paint', look.paint);
  button.addEventListener('click', look.press);
  return {
    button,
    name(text) {
      button.ariaLabel = text;
    },
    show(picture) {
      if (typeof picture === 'string') button.innerHTML = picture;
      else button.replaceChildren(picture);
    },
  };
};

export const press = (tool: Tool | undefined, isPressed: boolean): void => {
  tool?.button.setAttribute('aria-pressed', String(isPressed));
};

/** Tools that stand together: one stop for the Tab key. */
export const group = (name: string, tools: readonly Tool[]): HTMLElement => {
  const box = document.createElement('div');
  box.className = name;
  box.setAttribute('role', 'toolbar');
  box.append(...tools.map(({ button }) => button));
  rove(box);
  return box;
};

/** Draws the eye to a tool. */
export const beckon = (tool: Tool | undefined): void => {
  if (!tool) return;
  const { button } = tool;
  button.classList.remove('is-beckoning');
  // Reading the width makes the browser forget the old run of the animation.
  void button.offsetWidth;
  button.classList.add('is-beckoning');
};
