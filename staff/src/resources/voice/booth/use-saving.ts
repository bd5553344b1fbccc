import { staff, type VoiceLanguage } from '@nobi/contract';
import { useEffect, useState } from 'react';
import { ask, wordsOfProblem } from '../../../ask.ts';
import type { VoiceLine, VoiceTake } from '../voice.ts';

export interface UnsentTake {
  readonly line: VoiceLine;
  readonly clip: Blob;
  readonly why: string;
}

const send = ({ line, clip }: Pick<UnsentTake, 'line' | 'clip'>, language: VoiceLanguage) => {
  const body = new FormData();
  body.append('seen', line.take?.id ?? '');
  body.append('sound', clip, 'take.ogg');
  return ask(staff.recordVoiceTake, { params: { language, key: line.key }, body });
};

/** Nobody leaves by mistake while something is here alone. */
const useWarning = (isNeeded: boolean) =>
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);

/** Brings each take to the server at once; what did not arrive stays here until it does. */
export const useSaving = (
  language: VoiceLanguage,
  onSaved: (key: string, take: VoiceTake) => void,
) => {
  const [unsent, setUnsent] = useState<readonly UnsentTake[]>([]);
  const [between, setBetween] = useState<VoiceTake | null>(null);
  useWarning(unsent.length > 0);

  const save = async (line: VoiceLine, clip: Blob): Promise<void> => {
    setBetween(null);
    const others = (all: readonly UnsentTake[]) => all.filter((each) => each.line.key !== line.key);
    try {
      const answer = await send({ line, clip }, language);
      setUnsent(others);
      setBetween(answer.between);
      onSaved(line.key, answer.take);
    } catch (error) {
      const why = wordsOfProblem(error);
      setUnsent((all) => [...others(all), { line, clip, why }]);
    }
  };
  const saveAgain = async (): Promise<void> => {
    for (const { line, clip } of unsent) await save(line, clip);
  };
  return { unsent, between, save, saveAgain };
};
