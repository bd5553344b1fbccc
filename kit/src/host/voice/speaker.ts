/** Reading aloud: each phrase of a line in its language, in order. Text is always on screen too. */
import type { Lang, SpokenLine } from '../../port.ts';
import { spokenParts } from '../../spoken.ts';
import { openDeviceVoice } from './device-voice.ts';

/** A recording of words that somebody spoke. */
export interface Clip {
  /** Done when it has ended; false where it could not be played. */
  play(slow: boolean): Promise<boolean>;
  stop(): void;
}

/** What an installation has recorded, so far as it may be fetched now. */
export type FindClip = (words: string, lang: Lang) => Clip | undefined;

export interface SpeakerOptions {
  /** Asked before each line; nothing is recorded where it is left out. */
  clips?: (() => Promise<FindClip>) | undefined;
  /** This device has no voice for that language, and a phrase of it was left out. */
  onVoiceless?: ((lang: Lang) => void) | undefined;
}

/** Told when a line begins, and when it has ended or was stopped. */
export type OnVoice = (isVoice: boolean) => void;

export interface Speaker {
  speak(line: SpokenLine, onVoice?: OnVoice): void;
  stop(): void;
  /** Whether this device has a voice for that language; undefined where the browser does not say. */
  has(lang: Lang): boolean | undefined;
}

type Step = { clip: Clip; part: SpokenLine } | { parts: SpokenLine[] };

/** Neighbours that the device says are spoken in one go. */
const stepsOf = (parts: readonly SpokenLine[], find: FindClip): Step[] =>
  parts.reduce<Step[]>((steps, part) => {
    const clip = find(part.text, part.lang);
    const last = steps.at(-1);
    if (clip) steps.push({ clip, part });
    else if (last && 'parts' in last) last.parts.push(part);
    else steps.push({ parts: [part] });
    return steps;
  }, []);

export const speaker = ({ clips, onVoiceless }: SpeakerOptions = {}): Speaker => {
  const device = openDeviceVoice((lang) => onVoiceless?.(lang));
  let turn = 0;
  let playing: Clip | undefined;
  let hears: OnVoice | undefined;

  const rest = (): void => {
    hears?.(false);
    hears = undefined;
  };
  const stop = (): void => {
    turn += 1;
    rest();
    playing?.stop();
    playing = undefined;
    device.stop();
  };
  const run = async (steps: readonly Step[], isOn: () => boolean): Promise<void> => {
    for (const step of steps) {
      if (!isOn()) return;
      if ('parts' in step) await device.say(step.parts);
      else {
        playing = step.clip;
        const isPlayed = await step.clip.play(step.part.slow ?? false);
        if (!isPlayed && isOn()) await device.say([step.part]);
      }
    }
  };
  /** The whole line if somebody spoke it, else phrase by phrase. */
  const stepsFor = (line: SpokenLine, find: FindClip): Step[] => {
    const whole = find(line.text, line.lang);
    return whole ? [{ clip: whole, part: line }] : stepsOf(spokenParts(line), find);
  };

  return {
    speak(line, onVoice) {
      // A new line replaces the old one: a queue of prompts would nag.
      stop();
      const mine = turn;
      const isOn = () => mine === turn;
      // Without recordings at once: on an iPhone only what a touch begins may be heard.
      const speaking = clips
        ? clips().then((find) => run(isOn() ? stepsFor(line, find) : [], isOn))
        : device.say(spokenParts(line));
      hears = onVoice;
      onVoice?.(true);
      void speaking.finally(() => {
        if (isOn()) rest();
      });
    },
    stop,
    has: device.has,
  };
};
