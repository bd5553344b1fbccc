import { chatConversations, Problem } from '@nobi/contract';
import { ask, wordsOfProblem } from '../../../api.ts';
import { seconds } from '../../../time.ts';

const longest = seconds(15);

export interface Recording {
  /** With what was heard, or with the sentence that says why nothing was. */
  readonly onEnd: (result: { text: string } | { trouble: string } | { reason: string }) => void;
}

/** Ends the listening; `drop` also forgets what was recorded. */
export interface Listener {
  readonly stop: () => void;
  readonly drop: () => void;
}

const transcribe = async (parts: readonly Blob[], signal: AbortSignal) => {
  const body = new FormData();
  body.set('sound', new Blob([...parts], { type: parts[0]?.type ?? '' }));
  return (await ask(chatConversations.transcribe, { body, signal })).text;
};

/** Records at most 15 seconds and has the server turn them into words; no sound is kept anywhere. */
export const startRecording = ({ onEnd }: Recording): Listener => {
  const dropped = new AbortController();
  const { signal } = dropped;
  let isStopped = false;
  // Until the microphone is open there is nothing to end yet, but the press must not be lost.
  let stop = () => {
    isStopped = true;
  };

  const record = async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const closeMicrophone = () => {
      for (const track of stream.getTracks()) track.stop();
    };
    if (isStopped || signal.aborted) {
      closeMicrophone();
      return '';
    }
    const parts: Blob[] = [];
    const recorder = new MediaRecorder(stream);
    const ended = new Promise<void>((resolve) => {
      recorder.onstop = () => resolve();
    });
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) parts.push(data);
    };
    stop = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    signal.addEventListener('abort', () => stop());
    const timer = setTimeout(() => stop(), longest);
    recorder.start();
    await ended;
    clearTimeout(timer);
    closeMicrophone();
    return signal.aborted || parts.length === 0 ? '' : transcribe(parts, signal);
  };

  record().then(
    (text) => {
      if (!signal.aborted) onEnd({ text: text.trim() });
    },
    (error: unknown) => {
      if (signal.aborted) return;
      // The browser refuses the microphone with an error of its own.
      onEnd(
        error instanceof Problem ? { reason: wordsOfProblem(error) } : { trouble: 'not-allowed' },
      );
    },
  );
  return { stop: () => stop(), drop: () => dropped.abort() };
};
