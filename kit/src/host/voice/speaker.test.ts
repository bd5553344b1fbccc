import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inOther } from '../../spoken.ts';
import { type FindClip, speaker } from './speaker.ts';

/** What a browser brings along: says one thing after the other, each until the test lets it end. */
const openSpeech = (langs: readonly string[]) => {
  interface Utterance {
    text: string;
    lang: string;
    voice: { lang: string } | null;
    rate: number;
    onend?: () => void;
    onerror?: (event: { error: string }) => void;
  }
  let queue: Utterance[] = [];
  const begun: string[] = [];
  return {
    begun,
    /** The one that is being said is over. */
    end: async (error?: string) => {
      const [first] = queue.splice(0, 1);
      if (error) first?.onerror?.({ error });
      else first?.onend?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    getVoices: () => langs.map((lang) => ({ lang })),
    speak(utterance: Utterance) {
      queue.push(utterance);
      begun.push(`${utterance.voice?.lang ?? `any ${utterance.lang}`}: ${utterance.text}`);
    },
    cancel() {
      const stopped = queue;
      queue = [];
      for (const each of stopped) each.onerror?.({ error: 'canceled' });
    },
  };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));
const withVoices = (...langs: string[]) => {
  const speech = openSpeech(langs);
  vi.stubGlobal('speechSynthesis', speech);
  return speech;
};

beforeEach(() => {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('says each phrase with the voice of its language, in the order of the line', () => {
  const speech = withVoices('en-US', 'id_ID');

  speaker().speak({ text: `m as in ${inOther('mata')}, an eye. ${inOther('m')}!`, lang: 'en' });

  expect(speech.begun).toEqual([
    'en-US: muh as in',
    'id_ID: mata',
    'en-US: , an eye.',
    'id_ID: meh',
  ]);
});

test('leaves out what this device has no voice for, and says so', () => {
  const speech = withVoices('en-GB');
  const missing: string[] = [];
  const voice = speaker({ onVoiceless: (lang) => missing.push(lang) });

  voice.speak({ text: `Itu ${inOther('cat')}.`, lang: 'id' });

  expect(speech.begun).toEqual(['en-GB: cat']);
  expect(missing).toEqual(['id']);
  expect(voice.has('id')).toBe(false);
  expect(voice.has('en')).toBe(true);
});

test('tries all the same where the browser does not name its voices, and hears its refusal', async () => {
  const speech = withVoices();
  const missing: string[] = [];
  const voice = speaker({ onVoiceless: (lang) => missing.push(lang) });

  voice.speak({ text: 'Ada berapa?', lang: 'id' });
  expect(voice.has('id')).toBeUndefined();
  expect(speech.begun).toEqual(['any id-ID: Ada berapa?']);
  expect(missing).toEqual([]);

  await speech.end('language-unavailable');
  expect(missing).toEqual(['id']);
});

/** Clips that are heard until the test lets them end. */
const openClips = (recorded: readonly string[], isPlayable = true) => {
  const begun: string[] = [];
  let end = () => {};
  const find: FindClip = (words) =>
    recorded.includes(words)
      ? {
          play: (slow) => {
            begun.push(slow ? `${words} (slow)` : words);
            return new Promise((resolve) => {
              end = () => resolve(isPlayable);
            });
          },
          stop: () => begun.push('stopped'),
        }
      : undefined;
  return {
    begun,
    clips: async () => find,
    end: async () => {
      end();
      await settled();
    },
  };
};

test('plays what somebody spoke, and has the device say the rest in its turn', async () => {
  const speech = withVoices('id-ID', 'en-US');
  const { begun, clips, end } = openClips(['ma']);

  speaker({ clips }).speak({ text: `Find ${inOther('ma')} now.`, lang: 'en', slow: true });
  await settled();
  expect([begun, speech.begun]).toEqual([[], ['en-US: Find']]);

  await speech.end();
  expect([begun, speech.begun]).toEqual([['ma (slow)'], ['en-US: Find']]);

  await end();
  expect(speech.begun).toEqual(['en-US: Find', 'en-US: now.']);
});

test('plays a whole line that was spoken as one', async () => {
  const speech = withVoices('id-ID', 'en-US');
  const text = `Itu ${inOther('cat')}, kucing.`;
  const { begun, clips } = openClips([text, 'cat']);

  speaker({ clips }).speak({ text, lang: 'id' });
  await settled();

  expect([begun, speech.begun]).toEqual([[text], []]);
});

test('has the device say what cannot be played', async () => {
  const speech = withVoices('id-ID');
  const { clips, end } = openClips(['Ada berapa?'], false);

  speaker({ clips }).speak({ text: 'Ada berapa?', lang: 'id' });
  await settled();
  await end();

  expect(speech.begun).toEqual(['id-ID: Ada berapa?']);
});

test('stops in the middle, and says nothing of the rest; a new line takes its place', async () => {
  const speech = withVoices('id-ID', 'en-US');
  const { begun, clips, end } = openClips(['ma']);
  const voice = speaker({ clips });

  voice.speak({ text: `Find ${inOther('ma')} now.`, lang: 'en' });
  await settled();
  await speech.end();
  voice.speak({ text: 'Selesai.', lang: 'id' });
  await settled();
  await end();

  expect(begun).toEqual(['ma', 'stopped']);
  expect(speech.begun).toEqual(['en-US: Find', 'id-ID: Selesai.']);
  voice.stop();
  await settled();
  expect(speech.begun).toHaveLength(2);
});

test('tells when a voice begins and when it has ended, so that sounds stay below it', async () => {
  const speech = withVoices('id-ID');
  const notices: string[] = [];
  const voice = speaker();

  voice.speak({ text: 'Satu.', lang: 'id' }, (isVoice) => notices.push(`first ${isVoice}`));
  voice.speak({ text: 'Dua.', lang: 'id' }, (isVoice) => notices.push(`second ${isVoice}`));
  expect(notices).toEqual(['first true', 'first false', 'second true']);

  await speech.end();
  await settled();
  expect(notices.at(-1)).toBe('second false');
});
