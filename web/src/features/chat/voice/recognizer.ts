import { listenWhenHere } from './listen-when-here.ts';
import type { Listening } from './recognition.ts';
import { recognizers } from './recognizers.ts';
import type { Listener } from './recording.ts';

export const hasRecognition = () => recognizers.some((name) => Boolean(Reflect.get(window, name)));

export const recognize = (listening: Listening): Listener =>
  listenWhenHere(
    import('./recognition.ts').then(
      ({ startListening }) =>
        () =>
          startListening(listening),
    ),
    () => listening.onEnd('', 'network'),
  );
