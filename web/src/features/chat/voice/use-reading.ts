import { useSyncExternalStore } from 'react';

interface Reading {
  /** The bubble that is being read, or that found no voice. */
  readonly id: number | undefined;
  /** The word that is being spoken. */
  readonly from: number;
  readonly to: number;
  /** The language for which this browser has no voice. */
  readonly voiceless: 'id' | 'en' | undefined;
}

const silent: Reading = { id: undefined, from: 0, to: 0, voiceless: undefined };
/** Some browsers know their voices only a moment after they were asked. */
const voicesWithinMs = 1500;
const tags = { id: 'id-ID', en: 'en-US' };

let current = silent;
const listeners = new Set<() => void>();
const change = (next: Reading) => {
  current = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const english = /\b(the|is|are|and|you|your|what|to|of|it|that|can|we|this)\b/gi;
const indonesian = /\b(yang|dan|itu|di|ke|dari|kamu|aku|ini|bisa|kita|ada|tidak|apa|sama)\b/gi;

/** Nobi answers in the language of the question, which may be another than the page's. */
const languageOf = (text: string, page: 'id' | 'en') => {
  const lead = (text.match(english)?.length ?? 0) - (text.match(indonesian)?.length ?? 0);
  if (lead === 0) return page;
  return lead > 0 ? 'en' : 'id';
};

const voicesOf = (speech: SpeechSynthesis) =>
  new Promise<readonly SpeechSynthesisVoice[]>((resolve) => {
    const known = speech.getVoices();
    if (known.length > 0) {
      resolve(known);
      return;
    }
    const tell = () => resolve(speech.getVoices());
    speech.addEventListener?.('voiceschanged', tell, { once: true });
    setTimeout(tell, voicesWithinMs);
  });

const synthesis = () => ('speechSynthesis' in window ? window.speechSynthesis : undefined);

/** A child who ended a reading wants quiet: nothing more is read unasked in this visit. */
let wantsQuiet = false;
export const endReading = () => {
  wantsQuiet = true;
  stopReading();
};

export const stopReading = () => {
  if (current.id === undefined) return;
  change(silent);
  synthesis()?.cancel();
};

/** Reads one answer aloud, word by word; whatever was being read before ends. */
export const readAloud = async (id: number, text: string, page: 'id' | 'en') => {
  stopReading();
  const speech = synthesis();
  const language = languageOf(text, page);
  change({ ...silent, id });
  const voices = speech ? await voicesOf(speech) : [];
  if (current.id !== id) return;
  const voice = voices.find(({ lang }) => lang.toLowerCase().startsWith(language));
  if (!speech || !voice) {
    change({ ...silent, id, voiceless: language });
    return;
  }
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = tags[language];
  utterance.voice = voice;
  utterance.rate = 0.9;
  const isOurs = () => current.id === id;
  utterance.onboundary = ({ charIndex, charLength }) => {
    const length = charLength || /^\S*/.exec(text.slice(charIndex))?.[0].length || 0;
    if (isOurs()) change({ ...silent, id, from: charIndex, to: charIndex + length });
  };
  const handleEnd = () => {
    if (isOurs()) change(silent);
  };
  utterance.onend = handleEnd;
  utterance.onerror = handleEnd;
  speech.speak(utterance);
};

/** Reads a new answer without being asked; where there is no voice for it, says nothing of that. */
export const readUnasked = async (id: number, text: string, page: 'id' | 'en') => {
  if (wantsQuiet) return;
  await readAloud(id, text, page);
  if (current.id === id && current.voiceless) change(silent);
};

/** How far the reading of one bubble is. */
export const useReading = (id: number): Reading & { readonly isOn: boolean } => {
  const reading = useSyncExternalStore(subscribe, () => current);
  const isOurs = reading.id === id;
  return { ...(isOurs ? reading : silent), isOn: isOurs && reading.voiceless === undefined };
};
