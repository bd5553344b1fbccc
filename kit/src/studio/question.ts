import { openOverlay } from './overlay.ts';

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
