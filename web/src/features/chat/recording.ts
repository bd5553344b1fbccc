import { chatRoom, Problem } from '@nobi/contract';
import { ask, wordsOfProblem } from '../../api.ts';
import { seconds } from '../../time.ts';

const longest = seconds(15);

interface Recording {
  /** With what was heard, or with the sentence that says why nothing was. */
  readonly onEnd: (heard: { text: string } | { trouble: string } | { said: string }) => void;
}

/** Ends the listening; `drop` also forgets what was recorded. */
export interface Listener {
  readonly stop: () => void;
  readonly drop: () => void;
}

export const canRecord = () => 'MediaRecorder' in window && Boolean(navigator.mediaDevices);

const transcribe = async (parts: readonly Blob[], signal: AbortSignal) => {
  const body = new FormData();
  body.set('sound', new Blob([...parts], { type: parts[0]?.type ?? '' }));
  return (await ask(chatRoom.transcribe, { body, signal })).text;
};

/** Records at most 15 seconds and has the server turn them into words; no sound is kept anywhere. */
export const startRecording = ({ onEnd }: Recording): Listener => {
  const dropped = new AbortController();
  const { signal } = dropped;
  let stop = () => dropped.abort();

  const record = async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
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
    if (signal.aborted) stop();
    await ended;
    clearTimeout(timer);
    for (const track of stream.getTracks()) track.stop();
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
        error instanceof Problem ? { said: wordsOfProblem(error) } : { trouble: 'not-allowed' },
      );
    },
  );
  return { stop: () => stop(), drop: () => dropped.abort() };
};
