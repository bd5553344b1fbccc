/**
 * The beat. A timer wakes 25 times a second and hands the bus what is due soon, so that notes
 * are exact although timers are not; without sound the same beat moves the picture.
 */
import { type Bus, soundOf } from '@nobi/kit/sound';
import { lengthOf, type Song } from '../rules/song.ts';
import { stepSecondsOf } from '../rules/tempos.ts';
import { notesAt } from '../sound/mixing.ts';

const wakeMs = 40;
const aheadSeconds = 0.16;
const leadSeconds = 0.06;

const now = (): number => performance.now() / 1000;

export class Player {
  #song: () => Song;
  #bus: Bus;
  #timer: ReturnType<typeof setInterval> | null = null;
  #nextAt = 0;
  #nextStep = 0;
  /** Handed to the speaker, not seen yet. */
  #coming: { step: number; at: number }[] = [];

  constructor(song: () => Song, bus: Bus) {
    this.#song = song;
    this.#bus = bus;
  }

  get isPlaying(): boolean {
    return this.#timer !== null;
  }

  start(from = 0): void {
    if (this.isPlaying) return;
    this.#nextStep = from;
    this.#nextAt = now() + leadSeconds;
    this.#timer = setInterval(() => this.#fill(), wakeMs);
    this.#fill();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    this.#coming = [];
    this.#bus.hush();
  }

  /** The steps whose moment has come since the last asking. */
  arrived(): number[] {
    const time = now();
    const due = this.#coming.filter(({ at }) => at <= time);
    this.#coming = this.#coming.filter(({ at }) => at > time);
    return due.map(({ step }) => step);
  }

  /** The step nearest to this moment: a press a little early or late still belongs to it. */
  nearest(): number {
    const length = lengthOf(this.#song());
    const back = Math.round((this.#nextAt - now()) / stepSecondsOf(this.#song().tempo));
    return (((this.#nextStep - back) % length) + length) % length;
  }

  #fill(): void {
    const stepSeconds = stepSecondsOf(this.#song().tempo);
    // After a long standstill it goes on from here instead of catching up.
    if (this.#nextAt < now() - 0.3) this.#nextAt = now() + leadSeconds;
    while (this.#nextAt < now() + aheadSeconds) {
      const song = this.#song();
      const step = this.#nextStep % lengthOf(song);
      for (const note of notesAt(song, step))
        this.#bus.play(soundOf(note.voice), {
          loud: note.loud,
          at: this.#nextAt + note.late * stepSeconds,
        });
      this.#coming.push({ step, at: this.#nextAt });
      this.#nextStep = (step + 1) % lengthOf(song);
      this.#nextAt += stepSeconds;
    }
  }
}
