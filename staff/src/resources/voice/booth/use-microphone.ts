import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Microphone,
  type MicrophoneFault,
  MicrophoneProblem,
  openMicrophone,
} from '../sound/microphone.ts';

/** So long a recording may be before its ends are cut. */
const mostMs = 20_000;

interface Hears {
  /** The bar that shows how loud it is; moved without drawing anew. */
  readonly meter: RefObject<HTMLElement | null>;
  readonly onRecorded: (recording: Float32Array) => void;
}

type Phase = 'closed' | 'opening' | 'ready' | 'recording';

/** The microphone while this page is open: switched on once, then begun and ended for each line. */
export const useMicrophone = ({ meter, onRecorded }: Hears) => {
  const [phase, setPhase] = useState<Phase>('closed');
  const [fault, setFault] = useState<MicrophoneFault | null>(null);
  const microphone = useRef<Microphone>(undefined);
  const limit = useRef(0);
  const isGone = useRef(false);

  const close = () => {
    clearTimeout(limit.current);
    microphone.current?.close();
    microphone.current = undefined;
  };
  const lose = () => {
    close();
    setFault('unplugged');
    setPhase('closed');
  };
  const showLevel = (level: number) => meter.current?.style.setProperty('--level', String(level));

  const open = async () => {
    setPhase('opening');
    setFault(null);
    try {
      const found = await openMicrophone({ onLevel: showLevel, onUnplugged: lose });
      // Whoever left meanwhile does not want to be listened to.
      if (isGone.current) return found.close();
      microphone.current = found;
      setPhase('ready');
    } catch (error) {
      setFault(error instanceof MicrophoneProblem ? error.fault : 'busy');
      setPhase('closed');
    }
  };
  const end = () => {
    clearTimeout(limit.current);
    const recording = microphone.current?.end();
    setPhase('ready');
    if (recording) onRecorded(recording);
  };
  const begin = () => {
    microphone.current?.begin();
    setPhase('recording');
    limit.current = window.setTimeout(() => endLatest.current(), mostMs);
  };
  const endLatest = useRef(end);
  endLatest.current = end;

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(limit.current);
      microphone.current?.close();
      microphone.current = undefined;
    };
  }, []);

  /** What the one large button does. */
  const press = () => {
    if (phase === 'closed') void open();
    else if (phase === 'ready') begin();
    else if (phase === 'recording') end();
  };
  return { phase, fault, press };
};
