/** Recording what hands do in time, and showing it again, scene after scene. */
import { type Scene, takesOf, withTake } from '../rules/play.ts';
import { spotAt, type Track, TrackMaker } from '../rules/tracks.ts';
import { mostTicks, ticksPerSecond } from '../rules/world.ts';
import type { Context } from './context.ts';

type Doing = 'rest' | 'recording' | 'playing';

/** How long the leaf stands before a scene, and how long a scene without a recording is shown. */
const curtainSeconds = 0.9;
const stillTicks = 2 * ticksPerSecond;

interface Hearers {
  /** A scene is shown from its beginning: what it sounds like begins, too. */
  sceneBegan(): void;
  /** The next scene comes, with the leaf before it. */
  sceneEnded(): void;
  ended(what: Doing): void;
}

export class Take {
  #context: Context;
  #doing: Doing = 'rest';
  #on: Hearers;
  /** In ticks, with parts of one; before 0 the leaf is there. */
  #time = 0;
  #makers = new Map<number, TrackMaker>();
  #held = new Set<number>();

  constructor(context: Context, on: Hearers) {
    this.#context = context;
    this.#on = on;
  }

  get doing(): Doing {
    return this.#doing;
  }

  record(): void {
    this.#begin('recording', 0);
  }

  /** From the first scene that has somebody in it to the last. */
  play(): void {
    const { session } = this.#context;
    const first = session.play.findIndex(({ cast }) => cast.length > 0);
    session.go(Math.max(0, first));
    this.#begin('playing', -curtainSeconds * ticksPerSecond);
  }

  /** Ends what goes on; a recording is kept. */
  stop(): void {
    const was = this.#doing;
    if (was === 'rest') return;
    this.#doing = 'rest';
    this.#context.theatre.curtain(false);
    this.#context.theatre.course(null);
    if (was === 'recording') this.#keep();
    this.#held.clear();
    this.#makers.clear();
    this.#on.ended(was);
  }

  grab(puppet: number): void {
    if (this.#doing === 'playing') this.stop();
    this.#held.add(puppet);
  }

  drop(puppet: number): void {
    this.#held.delete(puppet);
  }

  move(puppet: number, x: number, y: number): void {
    this.#context.theatre.actors.get(puppet)?.lead(x, y);
    this.#makerOf(puppet)?.move(this.#tick, x, y);
  }

  wave(puppet: number): void {
    this.#context.theatre.actors.get(puppet)?.wave();
    this.#makerOf(puppet)?.act(this.#tick);
  }

  step(seconds: number): void {
    if (this.#doing === 'rest') return;
    const before = this.#time;
    this.#time += seconds * ticksPerSecond;
    if (before < 0 && this.#time >= 0) {
      this.#context.theatre.curtain(false);
      this.#on.sceneBegan();
    }
    if (this.#time < 0) return;
    this.#lead(before);
    this.#context.theatre.course(this.#time / this.#longest);
    if (this.#doing === 'recording') this.#hold();
    else if (this.#time >= this.#longest) this.#onward();
  }

  /** In ticks: what a recording may last, or the scene that is shown. */
  get #longest(): number {
    return this.#doing === 'recording' ? mostTicks : this.#lengthOf(this.#context.session.scene);
  }

  get #tick(): number {
    return Math.min(mostTicks, Math.round(this.#time));
  }

  #lengthOf(scene: Scene): number {
    return scene.length === 0 ? stillTicks : scene.length;
  }

  #begin(doing: Doing, time: number): void {
    const { theatre, toPlaces, refresh } = this.#context;
    this.#doing = doing;
    this.#time = time;
    theatre.curtain(time < 0);
    refresh();
    toPlaces();
  }

  /** Only while a recording runs; from then on this puppet does what the hand does. */
  #makerOf(puppet: number): TrackMaker | undefined {
    if (this.#doing !== 'recording') return undefined;
    const known = this.#makers.get(puppet);
    if (known) return known;
    const actor = this.#context.session.scene.cast.find((each) => each.puppet === puppet);
    if (!actor) return undefined;
    const maker = new TrackMaker(actor.track, [actor.x, actor.y], this.#tick);
    this.#makers.set(puppet, maker);
    return maker;
  }

  /** Whoever is not in the hand does what was recorded. */
  #lead(before: number): void {
    const { session, theatre } = this.#context;
    for (const { puppet, track } of session.scene.cast) {
      if (!track || this.#makers.has(puppet) || this.#held.has(puppet)) continue;
      const actor = theatre.actors.get(puppet);
      actor?.lead(...spotAt(track, this.#time));
      if (track.acts.some((act) => act > before && act <= this.#time)) actor?.wave();
      if (before <= 0 && track.acts[0] === 0) actor?.wave();
    }
  }

  /** A hand that rests is recorded, too. */
  #hold(): void {
    for (const [puppet, maker] of this.#makers) {
      const actor = this.#context.theatre.actors.get(puppet);
      if (actor && this.#held.has(puppet)) maker.move(this.#tick, ...actor.spot);
    }
    if (this.#time >= mostTicks) this.stop();
  }

  #keep(): void {
    const { session, commitScene, reports, used } = this.#context;
    if (this.#makers.size === 0) return;
    const tracks = new Map<number, Track>();
    for (const [puppet, maker] of this.#makers) tracks.set(puppet, maker.made());
    const isAgain = session.scene.length > 0;
    if (!commitScene(withTake(session.scene, tracks, this.#tick))) return;
    used('record');
    if (isAgain) used('again');
    reports.flush();
  }

  #onward(): void {
    const { session, theatre, toPlaces, refresh, sounds } = this.#context;
    const next = session.play.findIndex(({ cast }, at) => at > session.at && cast.length > 0);
    if (next < 0) {
      this.stop();
      return;
    }
    this.#on.sceneEnded();
    session.go(next);
    this.#time = -curtainSeconds * ticksPerSecond;
    theatre.curtain(true);
    sounds.play('gong');
    refresh();
    toPlaces();
  }

  /** Whether there is anything to show. */
  get canPlay(): boolean {
    return takesOf(this.#context.session.play) > 0;
  }
}
