/** The ears' side: opens the browser's audio at the first press and plays notes at exact moments. */
import { rate, type Voice } from './timbres.ts';
import { soundOf } from './voices.ts';

export interface Speaker {
  /** Seconds are those of `performance.now()`; past moments sound at once. */
  play(voice: Voice, loud: number, at?: number): void;
  volume(level: number): void;
  /** Silences what is planned but not heard yet. */
  hush(): void;
  rest(): void;
  wake(): void;
}

const now = (): number => performance.now() / 1000;

class WebSpeaker implements Speaker {
  #context: AudioContext | null = null;
  #master: GainNode | null = null;
  #level: number;
  #buffers = new WeakMap<Float32Array, AudioBuffer>();
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
    if (this.#master) this.#master.gain.value = level;
  }

  hush(): void {
    for (const source of this.#planned) source.stop();
    this.#planned.clear();
  }

  play(voice: Voice, loud: number, at = now()): void {
    const context = this.#context;
    if (!context || !this.#master || context.state !== 'running' || this.#level === 0) return;
    const source = context.createBufferSource();
    source.buffer = this.#bufferOf(voice, context);
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
    this.#master.gain.value = this.#level;
    // Many notes at once stay soft on a phone's speaker.
    this.#master
      .connect(this.#context.createDynamicsCompressor())
      .connect(this.#context.destination);
  }

  #bufferOf(voice: Voice, context: AudioContext): AudioBuffer {
    const sound = soundOf(voice);
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

export const openSpeaker = (level: number): Speaker => new WebSpeaker(level);
