/** One chunky button of the studio; its name is its label and its tag. */

export interface Tool {
  button: HTMLButtonElement;
  name(text: string): void;
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
  };
};

export const press = (tool: Tool | undefined, isPressed: boolean): void => {
  tool?.button.setAttribute('aria-pressed', String(isPressed));
};
