import { useEffect, useRef, useState } from 'react';

const characterMs = 25;

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Writing {
  /** Known so far; it may grow, and it may begin anew. */
  readonly text: string;
  readonly isOn: boolean;
  /** Whether more of it may come. */
  readonly isComing: boolean;
  readonly onDone: () => void;
}

/** Writes a text out, a character every 25 ms; by the clock, so that a sleeping tab catches up. */
export const useTypewriter = ({ text, isOn, isComing, onDone }: Writing) => {
  const [isSkipped, setSkipped] = useState(() => !isOn || wantsCalm());
  const [count, setCount] = useState(0);
  const before = useRef(text);
  const letters = [...text];
  const isBehind = !isSkipped && count < letters.length;
  const isDone = !isBehind && !isComing;

  // Other words in the place of what was read are written from their beginning.
  useEffect(() => {
    if (!text.startsWith(before.current)) setCount(0);
    before.current = text;
  }, [text]);

  const all = letters.length;
  useEffect(() => {
    if (!isBehind) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const steps = Math.floor((performance.now() - last) / characterMs);
      last += steps * characterMs;
      setCount((written) => Math.min(written + steps, all));
    }, characterMs);
    return () => clearInterval(timer);
  }, [isBehind, all]);

  useEffect(() => {
    if (isOn && isDone) onDone();
  }, [isOn, isDone, onDone]);

  return {
    shown: isBehind ? letters.slice(0, count).join('') : text,
    isDone,
    isBehind,
    skip: () => setSkipped(true),
  };
};
