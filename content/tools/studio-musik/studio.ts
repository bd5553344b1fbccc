/** Puts the pieces together and leads every press to the right one. */
import type { Guest, Idle } from '@nobi/kit/guest';
import { type Context, openContext } from './play/context.ts';
import { openGuide } from './play/guide.ts';
import { finish } from './play/outlets.ts';
import { openMagic, pickInstrument, rowNames } from './play/pages.ts';
import { isBlank, isOn, type Layer, pageSteps, type Spot, touch } from './rules/song.ts';
import type { Technique } from './rules/techniques.ts';
import { tempos } from './rules/tempos.ts';
import { type Corner, makeCorner } from './scene/corner.ts';
import { type Dancer, makeDancer } from './scene/dancer.ts';
import { type Deck, makeDeck } from './scene/deck.ts';
import { Grid } from './scene/grid.ts';
import { listenToKeys } from './scene/keys.ts';
import { makePads, type Pads } from './scene/pads.ts';
import { soundAt } from './sound/mixing.ts';
import type { OpenPage } from './view/tiles.ts';

/** So long after the last press the squares turn the page with the song. */
const turnAfterMs = 2500;

class Studio {
  #context: Context;
  #grid: Grid;
  #pads: Pads;
  #dancer: Dancer;
  #deck: Deck;
  #guide: Idle;
  #page = 0;
  #layer: Layer = 'melody';
  #isByHand = false;
  #isRecording = false;
  #hasClapped = false;
  #pressedAt = 0;
  #open: OpenPage | null = null;
  #corner: Corner;

  constructor(guest: Guest) {
    this.#context = openContext(guest, () => this.#draw());
    this.#grid = new Grid({
      set: (spot, on, isOne) => this.#set(spot, on, isOne),
      isOn: (spot) => isOn(this.#context.session.song, this.#layer, spot),
      label: ({ step, row }) => this.#context.text().square(step + 1, row + 1),
    });
    this.#pads = makePads({
      strike: (row) => this.#strike(row),
      record: () => this.#record(!this.#isRecording),
    });
    this.#dancer = makeDancer(() => guest.settings.reducedMotion);
    this.#deck = makeDeck(this.#context.stage.controls, {
      layer: (layer) => this.#turnTo(layer),
      page: () => this.#turnPage(),
      play: () => this.#play(),
      tempo: () => this.#nextTempo(),
      instruments: () => this.#instruments(),
      magic: () => this.#magic(),
    });
    this.#corner = makeCorner(this.#context.stage.corner, {
      swap: () => this.#swap(),
      undo: () => this.#undo(),
      end: () => this.#end(),
    });
    this.#guide = openGuide(this.#context);
  }

  open(): void {
    const { guest, stage, frame, clock, session } = this.#context;
    frame.classList.add('music');
    stage.scene.append(this.#dancer.lane, this.#grid.box, this.#pads.box);
    this.#pads.box.hidden = true;
    session.keep();
    this.#show();
    this.#dancer.to(null);
    stage.goal(this.#context.text().goal);
    this.#listen();
    guest.onSettings(() => {
      this.#show();
      this.#open?.dress();
      stage.goal(this.#context.text().goal);
      this.#context.bus.volume(guest.settings.sound);
    });
    clock.start();
    this.#guide.arm();
    this.#context.reports.note({ verb: 'initialized', object: 'sitting' });
  }

  #listen(): void {
    const { guest, frame, clock, reports, shelf, bus } = this.#context;
    listenToKeys({
      strike: (row) => this.#strike(row),
      play: () => this.#play(),
      undo: () => this.#undo(),
    });
    for (const kind of ['pointerdown', 'keydown'] as const)
      frame.addEventListener(
        kind,
        () => {
          this.#guide.arm();
          this.#pressedAt = performance.now();
        },
        true,
      );
    guest.onPause(() => {
      this.#stop();
      bus.rest();
      reports.flush();
      shelf.now();
      clock.stop();
      reports.note({ verb: 'suspended', object: 'sitting' });
    });
    guest.onResume(() => {
      clock.start();
      reports.note({ verb: 'resumed', object: 'sitting' });
    });
    // A song does not sound on behind another page.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.#stop();
    });
  }

  #show(): void {
    const { session, frame, player, text } = this.#context;
    const { song } = session;
    const look = { song, layer: this.#layer, page: this.#page };
    this.#grid.show(look);
    this.#grid.box.ariaLabel = text().gridName;
    this.#deck.show({ ...look, isPlaying: player.isPlaying, text: text() });
    this.#pads.name(rowNames(song, this.#layer, text()), text().record);
    this.#pads.recording(this.#isRecording);
    frame.classList.toggle('is-playing', player.isPlaying);
    this.#corner.show({
      isByHand: this.#isByHand,
      canUndo: session.canUndo,
      hand: this.#isByHand ? text().grid : text().pads,
      undo: text().undo,
      end: text().finish,
    });
  }

  /** Moves what moves with the beat. */
  #draw(): void {
    const { player } = this.#context;
    const step = player.arrived().at(-1);
    if (step === undefined || !player.isPlaying) return;
    const page = step < pageSteps ? 0 : 1;
    if (page !== this.#page && performance.now() - this.#pressedAt > turnAfterMs) {
      this.#page = page;
      this.#show();
    }
    this.#grid.light(step);
    this.#dancer.to(step);
  }

  #set(spot: Spot, on: boolean, isOne: boolean): void {
    const { session, frame, used } = this.#context;
    const song = touch(session.song, { ...spot, layer: this.#layer, on });
    if (song === session.song) return;
    frame.classList.add('is-quiet');
    if (on) {
      used('notes');
      if (this.#layer !== 'melody') used(this.#layer);
      if (spot.step >= pageSteps) used('page');
      if (!this.#context.player.isPlaying) this.#sound(spot.row);
    }
    session.change(song, isOne);
    this.#show();
  }

  #sound(row: number): void {
    const { session, bus } = this.#context;
    bus.play(soundAt(session.song, this.#layer, row), { loud: 0.6 });
  }

  #strike(row: number): void {
    const { session, player, used } = this.#context;
    this.#context.frame.classList.add('is-quiet');
    this.#sound(row);
    this.#pads.flash(row);
    used('pads');
    if (!this.#isRecording || !player.isPlaying) return;
    used('record');
    const step = player.nearest();
    session.change(touch(session.song, { layer: this.#layer, step, row, on: true }));
    this.#show();
  }

  #play(): void {
    const { session, player, text, tell, used, bus, frame } = this.#context;
    if (player.isPlaying) {
      this.#stop();
      return;
    }
    if (isBlank(session.song)) {
      tell(text().nothingYet);
      return;
    }
    bus.wake();
    used('play');
    player.start();
    frame.classList.add('is-quiet');
    if (!this.#hasClapped) tell(text().plays);
    this.#hasClapped = true;
    this.#show();
  }

  #stop(): void {
    this.#isRecording = false;
    this.#context.player.stop();
    this.#grid.light(null);
    this.#dancer.to(null);
    this.#show();
  }

  #record(on: boolean): void {
    const { player, bus, tell, text } = this.#context;
    this.#isRecording = on;
    bus.wake();
    if (on) player.start();
    tell(on ? text().records : text().recorded);
    this.#show();
  }

  /** Between the squares and playing by hand. */
  #swap(): void {
    const { tell, text, frame } = this.#context;
    this.#isByHand = !this.#isByHand;
    this.#isRecording = false;
    this.#grid.box.hidden = this.#isByHand;
    this.#pads.box.hidden = !this.#isByHand;
    frame.classList.toggle('is-by-hand', this.#isByHand);
    tell(this.#isByHand ? text().padsOpen : text().goal);
    this.#show();
  }

  #turnTo(layer: Layer): void {
    this.#layer = layer;
    this.#sound(layer === 'melody' ? 0 : 4);
    this.#context.tell(this.#context.text().layers[layer]);
    this.#show();
  }

  #turnPage(): void {
    this.#page = 1 - this.#page;
    this.#context.tell(this.#context.text().page[this.#page === 0 ? 0 : 1]);
    this.#show();
  }

  #nextTempo(): void {
    const { session, tell, text, used } = this.#context;
    const tempo = (session.song.tempo + 1) % tempos.length;
    session.change({ ...session.song, tempo });
    used('tempo');
    tell(text().tempos[tempos[tempo]?.name ?? 'elephant']);
    this.#show();
  }

  #instruments(): void {
    this.#open = pickInstrument(this.#context, this.#layer, () => {
      this.#sound(2);
      this.#show();
    });
  }

  #magic(): void {
    this.#open = openMagic(this.#context, this.#layer, {
      changed: (technique) => this.#changed(technique),
      laid: () => {
        this.#page = 0;
        this.#stop();
      },
      onOpen: (page) => {
        this.#open = page;
      },
    });
  }

  #changed(technique: Technique | null): void {
    if (technique) this.#context.used(technique);
    if (technique === 'mirror' || technique === 'repeat') this.#page = 1;
    this.#show();
  }

  #undo(): void {
    const { session, tell, text } = this.#context;
    if (!session.undo()) tell(text().nothingLeft);
    this.#show();
  }

  #end(): void {
    this.#stop();
    this.#guide.rest();
    this.#context.shelf.now();
    finish(this.#context, () => {
      this.#guide.arm();
      (this.#isByHand ? this.#pads : this.#grid).focus();
    });
  }
}

export const openStudio = (guest: Guest): void => new Studio(guest).open();
