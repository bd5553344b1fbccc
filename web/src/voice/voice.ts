import type { OnVoice, SpokenLine } from '@nobi/kit/host';

/** Reads aloud; what it needs for that comes with its first line. */
export interface Voice {
  speak(line: SpokenLine, onVoice?: OnVoice): void;
  stop(): void;
}

export const openVoice = (): Voice => {
  let arriving: Promise<Voice> | undefined;
  let arrived: Voice | undefined;
  let turn = 0;
  return {
    speak(line, onVoice) {
      turn += 1;
      const mine = turn;
      arriving ??= import('./open-speaker.ts').then(({ openSpeaker }) => {
        arrived = openSpeaker();
        return arrived;
      });
      // Without a line there may be no way to bring it; the words are on the screen.
      arriving.then(
        (voice) => mine === turn && voice.speak(line, onVoice),
        () => (arriving = undefined),
      );
    },
    stop() {
      turn += 1;
      arrived?.stop();
    },
  };
};
