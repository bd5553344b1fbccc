import type { Listener, Recording } from './recording.ts';

export const canRecord = () => 'MediaRecorder' in window && Boolean(navigator.mediaDevices);

/** Records in a piece that comes with the first press: most browsers hear by themselves. */
export const record = (recording: Recording): Listener => {
  let isDropped = false;
  const arriving = import('./recording.ts').then(
    ({ startRecording }) => (isDropped ? undefined : startRecording(recording)),
    () => {
      if (!isDropped) recording.onEnd({ trouble: 'network' });
      return undefined;
    },
  );
  return {
    stop: () => void arriving.then((listener) => listener?.stop()),
    drop: () => {
      isDropped = true;
      void arriving.then((listener) => listener?.drop());
    },
  };
};
