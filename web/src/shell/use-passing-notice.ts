import { useEffect, useState } from 'react';
import { seconds } from '../time.ts';

export interface PassingNotice {
  readonly tone: 'done' | 'error';
  readonly text: string;
}

/** What came of the last press: shown for three seconds, then gone. */
export const usePassingNotice = () => {
  const [notice, say] = useState<PassingNotice>();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => say(undefined), seconds(3));
    return () => clearTimeout(timer);
  }, [notice]);
  return { notice, say };
};
