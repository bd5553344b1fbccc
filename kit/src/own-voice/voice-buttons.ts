/** The buttons of one clip, alike in every item: record or end it, hear it, take it away. */
import type { OwnVoice } from './open-own-voice.ts';

export interface VoiceWords {
  readonly recordVoice: string;
  readonly stopVoice: string;
  readonly hearVoice: string;
  readonly forgetVoice: string;
  readonly forgetVoiceSure: string;
}

export interface VoiceButtons {
  /** Hidden while they are of no use. */
  readonly buttons: readonly HTMLButtonElement[];
  /** Shows what is. */
  show(): void;
}

interface Look {
  /** The item's own class of a button. */
  readonly kind: string;
  clip(): string;
  /** The name for what is recorded now, where a clip gets it only then. */
  claim?: () => string;
  words(): VoiceWords;
  /** Before anything is recorded or heard: whatever sounds ends. */
  onPress(): void;
}

const icon = (body: string): string =>
  `<svg viewBox="0 0 48 48" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

const icons = {
  record: icon(
    '<rect x="17" y="5" width="14" height="24" rx="7" fill="#e8436b" stroke="#8a1538"/><path d="M9 23a15 15 0 0 0 30 0M24 38v6"/>',
  ),
  stop: icon('<rect x="11" y="11" width="26" height="26" rx="6" fill="currentColor"/>'),
  hear: icon('<path d="M15 8L38 24L15 40Z" fill="currentColor"/>'),
  forget: icon('<path d="M8 13H40M19 13V7H29V13M12 13L15 42H33L36 13"/>'),
  sure: icon('<path d="M8 11L40 5M12 15L15 42H33L36 15ZM21 22V34M27 22V34" fill="#ffb3c2"/>'),
};

const make = (kind: string, press: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = kind;
  button.addEventListener('click', press);
  return button;
};

export const voiceButtons = (voice: OwnVoice, look: Look): VoiceButtons => {
  // Taken away with a second press: nothing brings it back.
  let isSure = false;
  const toggle = (isOn: () => boolean, begin: () => void) => () => {
    isSure = false;
    const wasOn = isOn();
    if (voice.doing === 'rest' || !wasOn) look.onPress();
    if (wasOn) voice.stop();
    else begin();
    show();
  };
  const isHere = (): boolean => voice.clip === look.clip();
  const isRecording = (): boolean =>
    isHere() && (voice.doing === 'recording' || voice.doing === 'asking');
  const isPlaying = (): boolean => isHere() && voice.doing === 'playing';
  const record = make(
    `${look.kind} voice-record`,
    toggle(isRecording, () => voice.record((look.claim ?? look.clip)())),
  );
  const hear = make(
    `${look.kind} voice-hear`,
    toggle(isPlaying, () => voice.play(look.clip())),
  );
  const forget = make(`${look.kind} voice-forget`, () => {
    if (isSure) voice.forget(look.clip());
    isSure = !isSure;
    show();
  });
  const dress = (button: HTMLButtonElement, face: keyof typeof icons, name: string): void => {
    button.innerHTML = icons[face];
    button.ariaLabel = name;
  };
  const show = (): void => {
    const words = look.words();
    const hasClip = voice.has(look.clip());
    record.hidden = !voice.isReady;
    hear.hidden = !hasClip || isRecording();
    forget.hidden = hear.hidden;
    record.classList.toggle('is-recording', isRecording());
    forget.classList.toggle('is-sure', isSure && !forget.hidden);
    if (isRecording()) dress(record, 'stop', words.stopVoice);
    else dress(record, 'record', words.recordVoice);
    if (isPlaying()) dress(hear, 'stop', words.stopVoice);
    else dress(hear, 'hear', words.hearVoice);
    if (isSure) dress(forget, 'sure', words.forgetVoiceSure);
    else dress(forget, 'forget', words.forgetVoice);
  };
  show();
  return { buttons: [record, hear, forget], show };
};
