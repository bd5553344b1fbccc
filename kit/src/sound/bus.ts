/** The one way to the ears: every sound of an item goes through here, and stays below the voice that reads aloud. */
import { rate } from './instruments.ts';
import type { Samples } from './noises.ts';

export interface How {
  /** From 0 to 1. */
  loud?: number;
  /** 1 is as computed, 2 an octave higher. */
  speed?: number;
  /** In seconds of `performance.now()`; a past moment sounds at once. */
  at?: number;
}

export interface Bus {
  play(sound: Samples, how?: How): void;
  /** The child's setting, from 0 to 1. */
  volume(level: number): void;
  /** While a voice reads aloud, all else steps back. */
  under(isVoice: boolean): void;
  /** Silences what is planned but not heard yet. */
  hush(): void;
  rest(): void;
  wake(): void;
}

const now = (): number => performance.now() / 1000;

/** Twelve decibels: speech stays clear over music that is that much softer (ITU-R BS.1770 loudness units). */
const behindVoice = 0.25;
const fadeSeconds = 0.06;
/** A browser takes some moments to begin. */
const wakingSeconds = 0.4;

class WebBus implements Bus {
  #context: AudioContext | null = null;
  #master: GainNode | null = null;
  #level: number;
  #isVoice = false;
  #wokenAt = 0;
  #buffers = new WeakMap<Samples, AudioBuffer>();
  #planned = new Set<AudioBufferSourceNode>();
  #offset: number | null = null;

  constructor(level: number) {
    this.#level = level;
    const unlock = (): void => this.wake();
    for (const kind of ['pointerup', 'keydown'] as const) addEventListener(kind, unlock, true);
  }

  wake(): void {
    if (!this.#context) this.#open();
    if (this.#context?.state === 'suspended') {
      this.#wokenAt = now();
      this.#offset = null;
      // Refused without a press; the next press asks again.
      this.#context.resume().catch(() => undefined);
    }
  }

  rest(): void {
    this.hush();
    this.#context?.suspend().catch(() => undefined);
  }

  volume(level: number): void {
    this.#level = level;
    this.#fade();
  }

  under(isVoice: boolean): void {
    this.#isVoice = isVoice;
    this.#fade();
  }

  hush(): void {
    for (const source of this.#planned) source.stop();
    this.#planned.clear();
  }

  play(sound: Samples, { loud = 1, speed = 1, at = now() }: How = {}): void {
    const context = this.#context;
    if (!context || !this.#master || this.#level === 0) return;
    // What cannot be heard now would be heard later, all at once.
    if (context.state !== 'running' && now() - this.#wokenAt > wakingSeconds) return;
    const source = context.createBufferSource();
    source.buffer = this.#bufferOf(sound, context);
    source.playbackRate.value = speed;
    const gain = context.createGain();
    gain.gain.value = loud;
    source.connect(gain).connect(this.#master);
    source.onended = () => this.#planned.delete(source);
    this.#planned.add(source);
    source.start(Math.max(context.currentTime, at + this.#shift(context)));
  }

  #open(): void {
    if (typeof AudioContext === 'undefined') return;
    this.#context = new AudioContext({ latencyHint: 'interactive' });
    this.#master = this.#context.createGain();
    this.#master.gain.value = this.#loudness();
    // Many notes at once stay soft on a phone's speaker.
    this.#master
      .connect(this.#context.createDynamicsCompressor())
      .connect(this.#context.destination);
  }

  #loudness(): number {
    return this.#level * (this.#isVoice ? behindVoice : 1);
  }

  #fade(): void {
    if (this.#master && this.#context)
      this.#master.gain.setTargetAtTime(this.#loudness(), this.#context.currentTime, fadeSeconds);
  }

  #bufferOf(sound: Samples, context: AudioContext): AudioBuffer {
    const known = this.#buffers.get(sound);
    if (known) return known;
    const buffer = context.createBuffer(1, sound.length, rate);
    buffer.copyToChannel(sound, 0);
    this.#buffers.set(sound, buffer);
    return buffer;
  }

  /** Some phones tell the audio time in coarse jumps: the distance of the clocks is smoothed. */
  #shift(context: AudioContext): number {
    const seen = context.currentTime - now();
    const isFar = this.#offset === null || Math.abs(seen - this.#offset) > 0.1;
    this.#offset = isFar ? seen : (this.#offset ?? seen) * 0.95 + seen * 0.05;
    return this.#offset;
  }
}

/** Opens at the first press, for browsers allow no sound before it. */
export const openBus = (level: number): Bus => new WebBus(level);
