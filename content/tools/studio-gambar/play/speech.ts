/** Names are said as they are picked; in a flurry of picks only the last is said. */
import type { Guest } from '@nobi/kit/guest';

/** The host lets a frame say little; a save must never lose its turn to a chatty paint box. */
const gapMs = 1400;

export const openSpeech = (guest: Guest): ((text: string) => void) => {
  let last = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | null = null;
  const speak = (text: string): void => {
    waiting = null;
    last = performance.now();
    guest.say(text);
  };
  return (text) => {
    if (waiting !== null) clearTimeout(waiting);
    const rest = last + gapMs - performance.now();
    if (rest <= 0) speak(text);
    else waiting = setTimeout(speak, rest, text);
  };
};
