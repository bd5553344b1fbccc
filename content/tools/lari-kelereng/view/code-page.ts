/** The family's code: this machine as digits to read out, and large keys to type one in. */
import { makeChoice, makeHead, openOverlay, rove } from '@nobi/kit/studio';
import { spelled } from '../rules/code.ts';
import type { Words } from '../text/words.ts';
import { icons } from './icons.ts';

interface CodePage {
  frame: HTMLElement;
  /** Null while the machine does nothing that can be passed on. */
  code: string | null;
  /** Digits of the longest code. */
  longest: number;
  text(): Words;
  onKey(): void;
  onOpen(typed: string): 'open' | 'unknown' | 'full';
}

const blank = '– – – –';

const makePad = (type: (digit: string | null) => void) => {
  const pad = document.createElement('div');
  pad.className = 'pad';
  pad.setAttribute('role', 'toolbar');
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => {
    const key = makeChoice('digit', () => type(String(digit)));
    key.textContent = String(digit);
    return { key, digit };
  });
  const erase = makeChoice('digit erase', () => type(null));
  erase.innerHTML = icons.erase;
  pad.append(...digits.map(({ key }) => key), erase);
  return { pad, digits, erase };
};

const makeLine = (name: string): HTMLElement => {
  const line = document.createElement('p');
  line.className = name;
  return line;
};

const makeSide = (...parts: readonly HTMLElement[]): HTMLElement => {
  const side = document.createElement('div');
  side.className = 'code-side';
  side.append(...parts);
  return side;
};

export const openCodePage = (page: CodePage): { dress(): void } => {
  const overlay = openOverlay(page.frame, { kind: 'codes', label: page.text().code });
  const { head, title, close } = makeHead(() => overlay.close(), icons.finish);
  const own = makeLine('code own');
  const how = makeLine('code-line');
  const field = makeLine('code typed');
  const hint = makeLine('code-line hint');
  let typed = '';
  let answer: 'unknown' | 'full' | null = null;
  const { pad, digits, erase } = makePad((digit) => {
    typed = (digit === null ? typed.slice(0, -1) : typed + digit).slice(0, page.longest);
    answer = null;
    page.onKey();
    dress();
  });
  const open = makeChoice('choice-big', () => {
    const result = page.onOpen(typed);
    if (result === 'open') overlay.close();
    else {
      answer = result;
      dress();
    }
  });
  hint.setAttribute('role', 'status');
  pad.append(open);
  rove(pad);
  overlay.box.append(head, makeSide(how, own, hint, field), makeSide(pad));
  const hintLine = (words: Words): string => {
    if (answer === null) return words.codeType;
    return answer === 'full' ? words.albumFull : words.codeWrong;
  };
  const dress = (): void => {
    const words = page.text();
    title.textContent = words.code;
    overlay.box.ariaLabel = words.code;
    close.ariaLabel = words.close;
    own.textContent = page.code ? spelled(page.code) : '';
    own.hidden = page.code === null;
    own.dataset.code = page.code ?? '';
    how.textContent = page.code ? words.codeHow : words.codeNone;
    hint.textContent = hintLine(words);
    field.textContent = spelled(typed) || blank;
    pad.ariaLabel = words.codeType;
    for (const { key, digit } of digits) key.ariaLabel = words.digit(digit);
    erase.ariaLabel = words.erase;
    open.textContent = words.open;
    open.ariaDisabled = String(typed === '');
  };
  dress();
  close.focus({ preventScroll: true });
  return { dress };
};
