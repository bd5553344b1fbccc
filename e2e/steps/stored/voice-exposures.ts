import { type Exposure, ours, unseen } from './exposure.ts';

const hashed = ours('digits, made of words or bytes');
const takenBy = {
  taken_by: unseen('in a dialog, or of the line that is open'),
  file: hashed,
};
const named = (place: string) =>
  Object.fromEntries(Object.entries(takenBy).map(([name, each]) => [`${place}.${name}`, each]));

/** The voice studio: lines are the product's, but lessons and books are written by staff. */
export const ofVoice: Readonly<Record<string, Readonly<Record<string, Exposure>>>> = {
  voiceSets: {
    'sets[].title_id': 'shown',
    'sets[].title_en': unseen('the console shows the title in its own language'),
  },
  voiceLines: {
    'lines[].key': hashed,
    'lines[].words': 'shown',
    'lines[].was': unseen('only of the line that is open'),
    'lines[].file': hashed,
    ...named('lines[].take'),
    'lines[].take.taken_by': 'shown',
  },
  voiceTakes: named('takes[]'),
  recordVoiceTake: { ...named('take'), ...named('between') },
  useVoiceTake: named('take'),
  voiceSound: { '': unseen('a recording, which is played') },
};
