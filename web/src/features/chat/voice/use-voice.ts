import { currentLanguage } from '@nobi/client/language';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../text/errors.ts';
import { words } from '../words.ts';
import { hasRecognition, heardIn, newRecognition, troubleIn } from './recognition.ts';
import { canRecord, record } from './recorder.ts';
import type { Listener } from './recording.ts';

const autoSendMs = 800;
const tags = { id: 'id-ID', en: 'en-US' };

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

interface Listening {
  readonly onHear: (transcript: string) => void;
  readonly onEnd: (transcript: string, trouble: string) => void;
}

/** Undefined where the browser cannot listen. */
const startListening = ({ onHear, onEnd }: Listening): Listener | undefined => {
  const recognition = newRecognition();
  if (!recognition) return undefined;
  let transcript = '';
  let trouble = '';
  recognition.lang = tags[currentLanguage()];
  recognition.continuous = false;
  recognition.interimResults = true;
  recognition.onresult = (event) => {
    transcript = heardIn(event);
    onHear(transcript);
  };
  recognition.onerror = (event) => {
    trouble = troubleIn(event);
  };
  recognition.onend = () => onEnd(transcript, trouble);
  try {
    recognition.start();
  } catch {
    // A browser without a microphone may refuse on the spot; later is the time to say so.
    queueMicrotask(() => onEnd('', 'audio-capture'));
  }
  return {
    stop: () => recognition.stop(),
    drop: () => {
      recognition.onend = null;
      recognition.abort?.();
    },
  };
};

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
    listening.current = isRecorded ? recordOnce() : startListening({ onHear, onEnd: handleEnd });
    setNotice(listening.current ? undefined : sentenceOf('voice_unsupported'));
    if (listening.current) setState('listening');
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
