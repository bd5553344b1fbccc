import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Face } from '../faces.ts';
import { isForLater, keepForLater } from './later.ts';

/** The one question of a family's first paid time: asked once, on this device never again. */
export const useIntroduction = (faces: readonly Face[]) => {
  const queries = useQueryClient();
  const [child] = faces;
  const [isLater, setLater] = useState(false);
  const isDue = faces.length === 1 && child?.is_new === true && !isLater && !isForLater(child.id);
  return {
    isDue,
    skip: () => {
      if (child) keepForLater(child.id);
      setLater(true);
    },
    say: () => {
      setLater(true);
      void queries.invalidateQueries({ queryKey: ['faces'] });
    },
  };
};
