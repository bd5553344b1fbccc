import { Problem, whoPlays } from '@nobi/contract';
import { useRef, useState } from 'react';
import { ask, wordsOfProblem } from '../../api.ts';
import { choiceKey, hasSaved, noteStorage } from '../../offline/saved.ts';
import type { Face } from '../faces.ts';
import type { SecretPicture } from '../pictures/objects.ts';

/** By the server; without a line by what was saved in this browser. */
const chooseAnywhere = async (child: string, pictures?: SecretPicture[]) => {
  try {
    await ask(whoPlays.choose, { body: { child, ...(pictures && { pictures }) } });
    noteStorage.removeItem(choiceKey);
  } catch (error) {
    if (!hasSaved() || !(error instanceof Problem) || error.code !== 'offline') throw error;
    const { chooseHere } = await import('../../offline/who/choose-here.ts');
    await chooseHere(child);
  }
};

/** Says who plays from now on. */
export const useChoice = (onChosen: (child: string) => void) => {
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const isOnItsWay = useRef(false);
  /** True once the child is in. */
  const choose = async ({ id }: Face, pictures?: SecretPicture[]): Promise<boolean> => {
    if (isOnItsWay.current) return false;
    isOnItsWay.current = true;
    setProblem(undefined);
    try {
      await chooseAnywhere(id, pictures);
      onChosen(id);
      return true;
    } catch (error) {
      setWaiting(error instanceof Problem && error.code === 'too_many_requests');
      setProblem(wordsOfProblem(error instanceof Problem ? error : new Problem('unexpected')));
      return false;
    } finally {
      isOnItsWay.current = false;
    }
  };
  return { choose, problem, isWaiting, forget: () => setProblem(undefined) };
};
