/** Lights up each word while the host reads. The host tells no word times, so they are estimated. */
import type { Clock } from '../../guest/clock.ts';

const perLetter = 0.062;
const perWord = 0.11;
const perStop = 0.32;

export interface SpokenWord {
  text: string;
  /** Seconds from the start of the line. */
  from: number;
  until: number;
}

/** Splits a line into words with the times at which a voice is likely to say them. */
export const timeWords = (line: string): SpokenWord[] => {
  let at = 0;
  return line.split(/\s+/).flatMap((text) => {
    if (text === '') return [];
    const from = at;
    const letters = text.replace(/[^\p{L}\p{N}]/gu, '').length;
    const until = from + perWord + letters * perLetter;
    at = until + (/[.,!?:]$/.test(text) ? perStop : 0);
    return [{ text, from, until }];
  });
};

export interface ReadAlong {
  /** Seconds that the newest line takes to read. */
  length(): number;
  stop(): void;
}

export interface ReadAlongOptions {
  bubble: HTMLElement;
  clock: Clock;
  isHeard(): boolean;
}

/** Watches a bubble: whatever line is put into it becomes words that light up in turn. */
export const readAlong = ({ bubble, clock, isHeard }: ReadAlongOptions): ReadAlong => {
  let turn = 0;
  let seconds = 0;

  const light = (words: HTMLElement[], place: number): void => {
    for (const [i, word] of words.entries()) word.classList.toggle('is-read', i === place);
  };
  const plan = (words: HTMLElement[], times: SpokenWord[]): void => {
    turn += 1;
    const mine = turn;
    for (const [i, { from }] of times.entries())
      clock.after(from, () => mine === turn && light(words, i));
    clock.after(seconds, () => mine === turn && light(words, -1));
  };
  const dress = (): void => {
    const line = bubble.textContent;
    const times = timeWords(line);
    seconds = times.at(-1)?.until ?? 0;
    const rows = line.split('\n').map((row) =>
      timeWords(row).map(({ text }) => {
        const word = document.createElement('span');
        word.textContent = text;
        return word;
      }),
    );
    const parts = rows.flatMap((row, i) => [
      ...(i === 0 ? [] : ['\n']),
      ...row.flatMap((word, j) => (j === 0 ? [word] : [' ', word])),
    ]);
    bubble.replaceChildren(...parts);
    // What this change itself brought is no new line.
    watcher.takeRecords();
    if (isHeard()) plan(rows.flat(), times);
  };
  const watcher = new MutationObserver(dress);
  watcher.observe(bubble, { childList: true });
  return { length: () => seconds, stop: () => watcher.disconnect() };
};
