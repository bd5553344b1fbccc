import { hash, randomInt } from 'node:crypto';

// Without letters and figures that look alike on paper.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 16;
const selectorLength = 4;

const newCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** What is left of a code however it was typed. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The first signs find a code's row, the other 59 bits prove it. */
export const partsOfCode = (code: string) => ({
  selector: plain(code).slice(0, selectorLength),
  secret: plain(code).slice(selectorLength),
});

/** Ten codes in groups of four; each begins in its own way. */
export const newRecoveryCodes = (): string[] => {
  const codes = new Map<string, string>();
  while (codes.size < 10) {
    const code = newCode();
    codes.set(partsOfCode(code).selector, code.replace(/.{4}(?=.)/g, '$&-'));
  }
  return [...codes.values()];
};

/** What is kept of a code from before codes were hashed slowly. */
export const earlierHash = (code: string): Buffer => hash('sha256', plain(code), 'buffer');
