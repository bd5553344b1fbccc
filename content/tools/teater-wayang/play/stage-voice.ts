/** The child's own voice in its scenes: recorded with a take, heard with the scene, kept by the page around. */
import type { OwnVoice } from '@nobi/kit/own-voice';
import type { Work } from '../rules/album.ts';
import { withScene } from '../rules/play.ts';
import { clipOf, clipsOf, nextVoice, unusedClips, withVoice } from '../rules/voices.ts';
import type { Context } from './context.ts';

/** A recording that belongs to a take. */
interface Spoken {
  readonly work: number;
  readonly at: number;
  readonly voice: number;
  /** In milliseconds of the page's clock. */
  readonly since: number;
  until: number | null;
}

export class StageVoice {
  #context: Context;
  /** Ends the take when its recording ends. */
  #endTake: () => void;
  #own: OwnVoice | null = null;
  #isOn = true;
  #isTidy = false;
  /** Who waits for the microphone. */
  #waiting: (() => void) | null = null;
  #spoken: Spoken | null = null;

  constructor(context: Context, endTake: () => void) {
    this.#context = context;
    this.#endTake = endTake;
  }

  /** Fetched apart; a device that cannot fetch it has a theatre without it. */
  async bring(): Promise<void> {
    try {
      const { openOwnVoice } = await import('@nobi/kit/own-voice');
      this.#own = openOwnVoice(this.#context.guest, (own) => this.#changed(own));
    } catch {
      this.#own = null;
    }
  }

  /** Whether the adult allows it and the page can do it. */
  get isReady(): boolean {
    return this.#own?.isReady ?? false;
  }

  /** Whether takes are recorded with it, and scenes shown with it. */
  get isOn(): boolean {
    return this.isReady && this.#isOn;
  }

  get isRecording(): boolean {
    return this.#spoken !== null;
  }

  get isWaiting(): boolean {
    return this.#waiting !== null;
  }

  turn(): void {
    this.#isOn = !this.#isOn;
    if (!this.#isOn) this.hush();
  }

  /** Runs the take with the first sound; at once where there is no voice or none to be had. */
  begin(take: () => void): void {
    const own = this.#own;
    if (!own || !this.isOn) {
      take();
      return;
    }
    const { session } = this.#context;
    const voice = nextVoice(session.works, own.clips);
    const [work, at] = [session.open, session.at];
    this.#waiting = take;
    own.record(clipOf(voice), (isRecording) => {
      if (this.#waiting !== take) {
        if (isRecording) own.stop();
        return;
      }
      this.#waiting = null;
      if (isRecording) this.#spoken = { work, at, voice, since: performance.now(), until: null };
      take();
    });
  }

  /** The scene's voice, if it has one. */
  hear(): void {
    const { voice } = this.#context.session.scene;
    if (this.isOn && voice !== undefined) this.#own?.play(clipOf(voice));
  }

  /** Nothing is recorded or heard any more, and nobody waits. */
  hush(): void {
    this.#waiting = null;
    if (this.#spoken) this.#spoken.until ??= performance.now();
    this.#own?.stop();
  }

  /** What a play that goes had. */
  forget(work: Pick<Work, 'play'>): void {
    for (const clip of clipsOf(work)) this.#own?.forget(clip);
  }

  #changed(own: OwnVoice): void {
    const { session, refresh } = this.#context;
    if (own.isReady && !this.#isTidy) {
      this.#isTidy = true;
      for (const clip of unusedClips(session.works, own.clips)) own.forget(clip);
    }
    if (this.#spoken && own.doing === 'rest') this.#settle(own, this.#spoken);
    refresh();
  }

  /** Only what is kept becomes a part of the scene: without room its voice of before stays. */
  #settle(own: OwnVoice, spoken: Spoken): void {
    const { session, commit } = this.#context;
    const { work, at, voice, since } = spoken;
    const until = spoken.until ?? performance.now();
    this.#spoken = null;
    this.#endTake();
    const scene = session.play[at];
    if (!scene || work !== session.open || !own.has(clipOf(voice))) return;
    commit(
      withScene(session.play, at, withVoice(scene, voice, (until - since) / 1000)),
      session.at,
    );
  }
}
