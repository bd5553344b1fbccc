/** Whether a voice is reading aloud, told by the host; whoever makes another sound listens here. */
type Listener = (isVoice: boolean) => void;

let isSpeaking = false;
const listeners = new Set<Listener>();

/** Calls at once, and at each change. */
export const onSpeech = (listener: Listener): void => {
  listeners.add(listener);
  listener(isSpeaking);
};

export const hearSpeech = (isVoice: boolean): void => {
  isSpeaking = isVoice;
  for (const listener of listeners) listener(isVoice);
};
