/** A calm page over a studio; everything behind it rests until it is closed. */
export interface Overlay {
  box: HTMLElement;
  close(): void;
}

export const openOverlay = (
  frame: HTMLElement,
  look: { kind: string; label: string; onEscape?: () => void },
): Overlay => {
  const box = document.createElement('section');
  box.className = `overlay ${look.kind}`;
  box.setAttribute('role', 'dialog');
  box.ariaModal = 'true';
  box.ariaLabel = look.label;
  const before = document.activeElement;
  const behind = [...frame.children].filter((part) => !part.hasAttribute('inert'));
  for (const part of behind) part.setAttribute('inert', '');
  frame.append(box);
  const close = (): void => {
    box.remove();
    for (const part of behind) part.removeAttribute('inert');
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') (look.onEscape ?? close)();
  });
  return { box, close };
};
