/**
 * The child's own voice, as an item knows it: it says when, and the page records, keeps and plays. Fetched by
 * `import()`, so that only items that ask for it carry it. Where nobody answers, nothing is ever shown.
 */
import type { Guest } from '../guest/port/guest.ts';
import type { VoiceNotice, VoiceRequest } from './messages.ts';

export type VoiceDoing = 'rest' | 'asking' | 'recording' | 'playing';

export interface OwnVoice {
  /** Whether it may be used; false until the page has said so. */
  readonly isReady: boolean;
  readonly doing: VoiceDoing;
  /** What is recorded, asked for or heard now. */
  readonly clip: string | null;
  /** All recordings of this item, in no order. */
  readonly clips: readonly string[];
  has(clip: string): boolean;
  /** Call it on a press. `begun` hears true with the first sound, false if there is none to be. */
  record(clip: string, begun?: (isRecording: boolean) => void): void;
  play(clip: string): void;
  /** Ends what is recorded, which is kept, or what is heard. */
  stop(): void;
  forget(clip: string): void;
}

type Listener = (notice: VoiceNotice) => void;

/** Knocks at the page and takes the port that it hands over, each time it does. */
const openPort = (hear: Listener): ((request: VoiceRequest) => void) => {
  let port: MessagePort | null = null;
  addEventListener('message', ({ source, data, ports: [next] }: MessageEvent<VoiceRequest>) => {
    if (source !== parent || data?.kind !== 'voice' || !next) return;
    port?.close();
    port = next;
    port.onmessage = (event: MessageEvent<VoiceNotice>) => hear(event.data);
  });
  // Who answers is our parent alone; that we knock is no secret.
  parent.postMessage({ v: 1, kind: 'voice' }, '*');
  return (request) => port?.postMessage(request);
};

/** A line without a word: the host falls silent. */
const silence = '…';

export const openOwnVoice = (guest: Guest, changed: (voice: OwnVoice) => void): OwnVoice => {
  let clips: ReadonlySet<string> | null = null;
  let doing: VoiceDoing = 'rest';
  let clip: string | null = null;
  let begun: ((isRecording: boolean) => void) | undefined;

  const become = (next: VoiceDoing, of: string | null): void => {
    doing = next;
    clip = of;
  };
  const settle = (isRecording: boolean): void => {
    const tell = begun;
    begun = undefined;
    tell?.(isRecording);
  };
  const send = openPort((notice) => {
    if (notice.is === 'ready') clips = new Set(notice.clips);
    else if (notice.is === 'recording' || notice.is === 'playing') become(notice.is, notice.clip);
    // What was begun meanwhile goes on.
    else if (notice.clip === clip) become('rest', null);
    if (notice.is === 'recording' || notice.is === 'refused') settle(notice.is === 'recording');
    changed(voice);
  });
  const voice: OwnVoice = {
    get isReady() {
      return clips !== null;
    },
    get doing() {
      return doing;
    },
    get clip() {
      return clip;
    },
    get clips() {
      return [...(clips ?? [])];
    },
    has: (of) => clips?.has(of) ?? false,
    record(of, whenBegun) {
      settle(false);
      begun = whenBegun;
      guest.say(silence);
      become('asking', of);
      send({ v: 1, kind: 'voice', act: 'record', clip: of });
    },
    play(of) {
      if (!voice.has(of) || guest.settings.sound === 0) return;
      guest.say(silence);
      become('playing', of);
      send({ v: 1, kind: 'voice', act: 'play', clip: of });
    },
    stop() {
      if (doing !== 'rest')
        send({ v: 1, kind: 'voice', act: doing === 'playing' ? 'hush' : 'stop' });
    },
    forget: (of) => send({ v: 1, kind: 'voice', act: 'forget', clip: of }),
  };
  guest.onPause(voice.stop);
  guest.onSettings(({ sound }) => {
    if (sound === 0 && doing === 'playing') voice.stop();
  });
  return voice;
};
