/** A calm page over the book: a title, a way back, and what can be chosen. */
import { makeButton } from './button.ts';
import { icons } from './icons.ts';

export interface Panel {
  readonly body: HTMLElement;
  close(): void;
}

export const openPanel = (
  frame: HTMLElement,
  look: { kind: string; title: string; back: string; onClose(): void },
): Panel => {
  const box = document.createElement('section');
  box.className = `panel ${look.kind}`;
  box.setAttribute('role', 'dialog');
  box.ariaLabel = look.title;
  const head = document.createElement('header');
  const title = document.createElement('h2');
  title.textContent = look.title;
  const body = document.createElement('div');
  body.className = 'panel-body';
  const behind = [...frame.children];
  const close = (): void => {
    if (!box.isConnected) return;
    box.remove();
    for (const part of behind) part.removeAttribute('inert');
    look.onClose();
  };
  const back = makeButton({
    kind: 'panel-close',
    face: icons.close,
    name: look.back,
    press: close,
  });
  head.append(back, title);
  box.append(head, body);
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  for (const part of behind) part.toggleAttribute('inert', true);
  frame.append(box);
  back.focus({ preventScroll: true });
  return { body, close };
};
