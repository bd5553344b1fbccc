import { useState } from 'react';
import { wordsOfProblem } from '../ask.ts';

/** One thing at a time; why it failed stands in `message` until the next. */
export const useStep = () => {
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const step = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setMessage('');
    try {
      await work();
    } catch (error) {
      setMessage(wordsOfProblem(error));
    }
    setIsBusy(false);
  };
  return { message, setMessage, isBusy, step };
};
