import { listenWhenHere } from './listen-when-here.ts';
import type { Listener, Recording } from './recording.ts';

export const canRecord = () => 'MediaRecorder' in window && Boolean(navigator.mediaDevices);

/** Most browsers hear by themselves and never need this. */
export const record = (recording: Recording): Listener =>
  listenWhenHere(
    import('./recording.ts').then(
      ({ startRecording }) =>
        () =>
          startRecording(recording),
    ),
    () => recording.onEnd({ trouble: 'network' }),
  );
