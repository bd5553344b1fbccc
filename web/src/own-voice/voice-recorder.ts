import { type ClipPlace, ownVoiceClips } from '@nobi/client/own-voice';
import {
  mostSeconds,
  openVoiceDoor,
  type VoiceDoor,
  type VoiceNotice,
  type VoiceRequest,
} from '@nobi/kit/own-voice-host';
import { seconds } from '../time.ts';
import { type Microphone, openMicrophone } from './microphone.ts';
import { openPlayback } from './playback.ts';
import { mayStill } from './whose-voice.ts';

/** Why nothing was recorded. */
export type Trouble = 'noMicrophone' | 'full' | 'ended';
/** What the strip shows: nothing, what goes on, or a trouble. */
export type RecorderState = 'rest' | 'asking' | 'recording' | Trouble;

interface RecorderOptions {
  readonly child: string;
  readonly item: string;
  onState(state: RecorderState): void;
  onLevel(level: number): void;
}

type Unnamed<Notice> = Notice extends VoiceNotice ? Omit<Notice, 'v' | 'kind'> : never;

/** Where the browser cannot say it, nothing is recorded. */
const wasPressed = () => navigator.userActivation?.isActive ?? false;

const contentFrame = () => document.querySelector<HTMLIFrameElement>('main iframe');

/** Records, keeps and plays one child's voice for the item in the frame, which gets no sound of it. */
export class VoiceRecorder {
  #options: RecorderOptions;
  #microphone: Microphone | undefined;
  #playback = openPlayback({
    onBegin: (clip) => this.#tell({ is: 'playing', clip }),
    onEnd: (clip) => this.#tell({ is: 'stopped', clip }),
  });
  #door: VoiceDoor;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#door = openVoiceDoor({
      frame: contentFrame,
      onOpen: () => void this.#tellClips(),
      onRequest: (request) => void this.#handle(request),
    });
  }

  /** Ends a recording; what was said is kept. */
  stop() {
    this.#microphone?.stop();
  }

  close() {
    this.stop();
    this.#playback.stop();
    this.#door.close();
  }

  #at(clip: string): ClipPlace {
    const { child, item } = this.#options;
    return { child, item, clip };
  }

  #tell(notice: Unnamed<VoiceNotice>) {
    this.#door.tell({ v: 1, kind: 'voice', ...notice });
  }

  async #tellClips() {
    const { child, item } = this.#options;
    this.#tell({ is: 'ready', clips: await ownVoiceClips.list(child, item) });
  }

  #refuse(clip: string, state: RecorderState) {
    this.#options.onState(state);
    this.#tell({ is: 'refused', clip });
  }

  async #handle(request: VoiceRequest) {
    if (request.act === 'stop') this.stop();
    else if (request.act === 'hush') this.#playback.stop();
    else if (request.act === 'record') await this.#record(request.clip);
    else if (request.act === 'play') await this.#play(request.clip);
    else if (request.act === 'forget') {
      await ownVoiceClips.forget(this.#at(request.clip));
      await this.#tellClips();
    }
  }

  async #play(clip: string) {
    if (this.#microphone) return;
    const sound = await ownVoiceClips.find(this.#at(clip));
    if (sound) await this.#playback.play(clip, sound);
    else this.#tell({ is: 'stopped', clip });
  }

  async #record(clip: string) {
    // One at a time; and a frame that asks by itself gets nothing, for a child has to have pressed something.
    if (this.#microphone || !wasPressed()) {
      this.#tell({ is: 'refused', clip });
      return;
    }
    this.#playback.stop();
    this.#options.onState('asking');
    const may = mayStill(this.#options.child);
    const microphone = openMicrophone({
      longest: seconds(mostSeconds),
      onLevel: this.#options.onLevel,
      onBegin: () => {
        this.#options.onState('recording');
        this.#tell({ is: 'recording', clip });
      },
    });
    this.#microphone = microphone;
    try {
      const sound = await microphone.sound;
      await this.#settle(clip, sound, await may);
    } catch {
      this.#refuse(clip, 'noMicrophone');
    } finally {
      this.#microphone = undefined;
    }
  }

  /** Keeps what was said, unless the adult has taken the leave back meanwhile. */
  async #settle(clip: string, sound: Blob | null, may: boolean) {
    if (!may) {
      await this.#tellClips();
      return this.#refuse(clip, 'ended');
    }
    if (!sound) return this.#refuse(clip, 'rest');
    try {
      await ownVoiceClips.keep(this.#at(clip), sound);
    } catch {
      return this.#refuse(clip, 'full');
    }
    await this.#tellClips();
    this.#options.onState('rest');
    this.#tell({ is: 'stopped', clip });
  }
}
