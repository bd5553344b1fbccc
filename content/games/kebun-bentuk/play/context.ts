/** What all ways of playing share: the stage, the bed, the meadow, the sounds, and what is remembered. */
import type { NamedMode } from '@nobi/kit/game';
import { type Guest, openClock } from '@nobi/kit/guest';
import { openRoundsBasics, type RoundsContext } from '@nobi/kit/rounds';
import bebek from '../../../art/small/bebek.webp';
import katak from '../../../art/small/katak.webp';
import lebah from '../../../art/small/lebah.webp';
import semut from '../../../art/small/semut.webp';
import siput from '../../../art/small/siput.webp';
import type { Creature } from '../rules/orders.ts';
import { readSave, type Save, writeSave } from '../rules/save.ts';
import { counted } from '../rules/tasks.ts';
import { Bed } from '../scene/bed.ts';
import { Meadow } from '../scene/meadow.ts';
import { Plot } from '../scene/plot.ts';
import { words } from '../text/text.ts';
import type { Words } from '../text/words.ts';
import { backdrop } from '../view/scenery.ts';
import { openGameSounds, type Sound } from '../view/sounds.ts';
import { type Drop, openDragging } from './dragging.ts';

export interface Context extends RoundsContext<Words, Sound, Save> {
  bed: Bed;
  meadow: Meadow;
  plot: Plot;
  creatures: Readonly<Record<Creature, string>>;
  /** Who takes what was carried to a place. */
  takeDrops(onDrop: (drop: Drop) => void): void;
  /** Gives bed and meadow their places anew. */
  refit(): void;
}

const creatures = { snail: siput, frog: katak, bee: lebah, ant: semut, duck: bebek };

/** No press so near to the lower edge, where a wrist may lie. */
const wristMargin = 24;

const parts = { counted, words, sounds: openGameSounds, read: readSave, write: writeSave };

export const openContext = (guest: Guest, mode: () => NamedMode): Context => {
  const basics = openRoundsBasics(guest, { ...parts, mode });
  const { stage, memory, sounds, text } = basics;
  let onDrop: (drop: Drop) => void = () => {};
  stage.scene.innerHTML = backdrop;
  const meadow = new Meadow(stage.scene, () => {
    sounds.play('bleat');
    meadow.feel('bleat');
  });
  const bed = new Bed(stage.scene);
  const plot = new Plot(stage.scene);
  openDragging('.tray, .thing, .mover, .seed', (drop) => onDrop(drop));
  const clock = openClock({
    step() {},
    draw() {
      const { progress } = memory.game;
      meadow.follow(progress.grown);
      meadow.plant(progress.brought);
    },
  });
  const refit = (): void => {
    stage.scene.classList.toggle('is-free', mode().name === 'free');
    const { clientWidth, clientHeight } = stage.scene;
    const { bottom } = stage.scene.getBoundingClientRect();
    const wrist = Math.max(0, wristMargin - (innerHeight - bottom));
    const isAcross = innerWidth > innerHeight && innerHeight <= 520;
    const size = { width: clientWidth, height: clientHeight - wrist };
    const area = meadow.layOut({ ...size, sky: stage.sky(), isAcross });
    meadow.goat.ariaLabel = text().goat;
    bed.fit(area);
    plot.fit(area);
  };
  // Until its letters are there the line above may be longer than it is.
  document.fonts.addEventListener('loadingdone', refit);
  return {
    ...basics,
    bed,
    meadow,
    plot,
    creatures,
    clock,
    refit,
    takeDrops(next) {
      onDrop = next;
    },
  };
};
