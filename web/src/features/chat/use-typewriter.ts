import { useEffect, useState } from 'react';

const characterMs = 25;

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Writes a text out, a character every 25 ms; by the clock, so that a sleeping tab catches up. */
export const useTypewriter = (text: string, isOn: boolean, onDone: () => void) => {
  const [letters] = useState(() => [...text]);
  const [count, setCount] = useState(() => (isOn && !wantsCalm() ? 0 : letters.length));
  const isDone = count >= letters.length;

  useEffect(() => {
    if (!isOn || isDone) return;
    const began = performance.now();
    const timer = setInterval(() => {
      setCount(Math.floor((performance.now() - began) / characterMs));
    }, characterMs);
    return () => clearInterval(timer);
  }, [isOn, isDone]);

  useEffect(() => {
    if (isOn && isDone) onDone();
  }, [isOn, isDone, onDone]);

  return {
    shown: isDone ? text : letters.slice(0, count).join(''),
    isDone,
    skip: () => setCount(letters.length),
  };
};
