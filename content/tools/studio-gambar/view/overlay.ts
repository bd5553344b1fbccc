/** A calm page over the studio; everything behind it rests until it is closed. */

interface Overlay {
  box: HTMLElement;
  close(): void;
}

export const openOverlay = (
  frame: HTMLElement,
  look: { kind: string; label: string; onEscape(): void },
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
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') look.onEscape();
  });
  return {
    box,
    close() {
      box.remove();
      for (const part of behind) part.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
  };
};

export const makeChoice = (kind: string, run: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = kind;
  button.addEventListener('click', run);
  return button;
};

/** One question with two answers; the answer that loses nothing is the big one. */
export const ask = (
  frame: HTMLElement,
  question: {
    words(): { line: string; yes: string; no: string };
    picture?: HTMLElement;
    icons: { yes: string; no: string };
    onYes(): void;
  },
): { dress(): void } => {
  const refuse = (): void => overlay.close();
  const overlay = openOverlay(frame, {
    kind: 'question',
    label: question.words().line,
    onEscape: refuse,
  });
  const line = document.createElement('p');
  const no = makeChoice('choice-big', refuse);
  const yes = makeChoice('choice-small', () => {
    overlay.close();
    question.onYes();
  });
  const row = document.createElement('div');
  row.className = 'choices';
  row.append(no, yes);
  overlay.box.append(line, ...(question.picture ? [question.picture] : []), row);
  const dress = (): void => {
    const words = question.words();
    line.textContent = words.line;
    no.innerHTML = question.icons.no;
    no.append(words.no);
    yes.innerHTML = question.icons.yes;
    yes.append(words.yes);
    overlay.box.ariaLabel = words.line;
  };
  dress();
  no.focus({ preventScroll: true });
  return { dress };
};
