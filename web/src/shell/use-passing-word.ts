import { useEffect, useState } from 'react';
import { seconds } from '../time.ts';

export interface PassingWord {
  readonly tone: 'done' | 'error';
  readonly text: string;
}

/** What came of the last press: said for three seconds, then gone. */
export const usePassingWord = () => {
  const [said, say] = useState<PassingWord>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(undefined), seconds(3));
    return () => clearTimeout(timer);
  }, [said]);
  return { said, say };
};
