import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../text/errors.ts';
import { words } from '../words.ts';
import { hasRecognition, recognize } from './recognizer.ts';
import { canRecord, record } from './recorder.ts';
import type { Listener } from './recording.ts';

const autoSendMs = 800;

const wordsOfTrouble = (trouble: string): string | undefined => {
  if (trouble === '') return undefined;
  if (trouble === 'aborted') return '';
  if (trouble === 'language-not-supported') return sentenceOf('voice_unsupported');
  return trouble === 'not-allowed' ||
    trouble === 'service-not-allowed' ||
    trouble === 'audio-capture'
    ? words.voiceRefused
    : words.heardNothing;
};

interface VoiceUse {
  /** Shows what has been heard so far. */
  readonly onHear: (transcript: string) => void;
  /** 800 ms after the listening stopped, unless it was cancelled. */
  readonly onSend: () => void;
  /** Whether the server listens where the browser cannot. */
  readonly canTranscribe: boolean;
}

/** Listens once; what was heard is shown, and sent by itself after a moment to call it back. */
export const useVoice = ({ onHear, onSend, canTranscribe }: VoiceUse) => {
  const [state, setState] = useState<'idle' | 'listening' | 'sending'>('idle');
  const [notice, setNotice] = useState<string>();
  const listening = useRef<Listener>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      listening.current?.drop();
    },
    [],
  );

  const handleEnd = (transcript: string, trouble: string, reason?: string) => {
    listening.current = undefined;
    if (transcript === '') {
      setState('idle');
      setNotice(reason ?? wordsOfTrouble(trouble) ?? words.heardNothing);
      return;
    }
    setState('sending');
    timer.current = setTimeout(() => {
      setState('idle');
      onSend();
    }, autoSendMs);
  };

  const isRecorded = canTranscribe && !hasRecognition() && canRecord();
  const recordOnce = () =>
    record({
      onEnd: (result) => {
        if ('text' in result && result.text !== '') onHear(result.text);
        if ('text' in result) handleEnd(result.text, '');
        else if ('reason' in result) handleEnd('', '', result.reason);
        else handleEnd('', result.trouble);
      },
    });
  const listen = () => {
    const canHear = hasRecognition();
    setNotice(canHear || isRecorded ? undefined : sentenceOf('voice_unsupported'));
    if (!canHear && !isRecorded) return;
    listening.current = isRecorded ? recordOnce() : recognize({ onHear, onEnd: handleEnd });
    setState('listening');
  };

  /** Keeps what was heard, and leaves the sending to the child. */
  const cancel = () => {
    clearTimeout(timer.current);
    setState('idle');
  };

  return {
    isRecorded,
    state,
    notice,
    cancel,
    toggle: () => {
      setNotice(undefined);
      if (state === 'listening') listening.current?.stop();
      else {
        cancel();
        listen();
      }
    },
  };
};
