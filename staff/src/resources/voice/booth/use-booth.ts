import type { VoiceLanguage } from '@nobi/contract';
import { type RefObject, useState } from 'react';
import { encodeClip } from '../sound/encode.ts';
import { processTake, type TakeFault } from '../sound/take.rules.ts';
import type { VoiceLine, VoiceTake } from '../voice.ts';
import { useMicrophone } from './use-microphone.ts';
import type { Playing } from './use-playing.ts';
import { useSaving } from './use-saving.ts';

interface BoothNeeds {
  readonly line: VoiceLine;
  readonly language: VoiceLanguage;
  readonly meter: RefObject<HTMLElement | null>;
  readonly playing: Playing;
  readonly onSaved: (key: string, take: VoiceTake) => void;
}

/** The page draws what it says before it reckons. */
const nextPicture = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** One line at a time: recorded, checked, cut, levelled, saved, and heard back. */
export const useBooth = ({ line, language, meter, playing, onSaved }: BoothNeeds) => {
  const [refusal, setRefusal] = useState<{ key: string; fault: TakeFault } | null>(null);
  const [working, setWorking] = useState(false);
  const [savedKey, setSavedKey] = useState<string | null>(null);
  const saving = useSaving(language, (key, take) => {
    setSavedKey(key);
    onSaved(key, take);
  });

  const take = async (recording: Float32Array) => {
    setWorking(true);
    setRefusal(null);
    try {
      await nextPicture();
      const processed = processTake(recording);
      if ('fault' in processed) return setRefusal({ key: line.key, fault: processed.fault });
      const clip = await encodeClip(processed.samples);
      void playing.play(() => clip);
      await saving.save(line, clip);
    } finally {
      setWorking(false);
    }
  };
  const microphone = useMicrophone({ meter, onRecorded: (recording) => void take(recording) });
  const press = () => {
    if (working) return;
    playing.stop();
    microphone.press();
  };
  return {
    ...saving,
    press,
    phase: working ? ('working' as const) : microphone.phase,
    fault: microphone.fault ?? (refusal?.key === line.key ? refusal.fault : null),
    isSaved: savedKey === line.key,
  };
};

export type BoothState = ReturnType<typeof useBooth>;
