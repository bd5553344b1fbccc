import { children } from '@nobi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../api.ts';
import { keepSample } from '../../features/samples/keep-sample.ts';
import type { Face } from '../faces.ts';
import { useWaitingSample } from './use-waiting-sample.ts';

/** The one question of a family's first paid time, which the family may put off for good. */
export const useIntroduction = (faces: readonly Face[]) => {
  const queries = useQueryClient();
  const [isOver, setOver] = useState(false);
  const end = () => {
    setOver(true);
    void queries.invalidateQueries({ queryKey: ['faces'] });
  };
  const isDue = faces.length === 1 && faces[0]?.is_new === true && !isOver;
  useWaitingSample(faces.length > 0 && !isDue);
  return {
    isDue,
    skip: () => {
      setOver(true);
      // What was tried is the child's, with or without a name.
      void keepSample();
      // Lost on the way it is asked once more, another day; nobody waits for it.
      void ask(children.postpone, {}).then(end, () => undefined);
    },
    say: end,
  };
};
