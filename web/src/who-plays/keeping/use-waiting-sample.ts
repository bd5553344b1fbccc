import { useEffect } from 'react';
import { keepSample } from '../../features/samples/keep-sample.ts';
import { sampleProgress } from '../../features/samples/sample-progress.ts';
import { seconds } from '../../time.ts';

/**
 * What was tried before the sign-up waits in the tab where the line was down as the child was named: it
 * goes as soon as the line is back, on whatever page that is.
 */
export const useWaitingSample = (isNamed: boolean) => {
  useEffect(() => {
    if (!isNamed || !sampleProgress()) return;
    const send = () => void keepSample();
    const timer = setInterval(send, seconds(20));
    addEventListener('online', send);
    send();
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [isNamed]);
};
