/** What each tool does when it is picked. */
import { mirrors } from './marks.ts';
import { brushAt, paintAt, paperAt, stickerNameAt } from './paints.ts';
import type { Room } from './room.ts';
import type { Sticking } from './sticking.ts';
import type { Orders } from './view/dock.ts';

interface Choosing {
  room(): Room;
  sticking(): Sticking;
  /** A press on a tool ends what has the sheet: the film or a held sticker. */
  free(): void;
  deed: Orders['deed'];
  opened: Orders['opened'];
}

export const makeOrders = (on: Choosing): Orders => {
  /** The drawer goes away after a choice, so that the sheet is there again at once. */
  const chosen = (name: string, by: Element, isStaying = false): void => {
    const room = on.room();
    const isOpen = room.dock.open !== null;
    const tab = room.dock.tabs.querySelector('[aria-expanded="true"]');
    if (!isStaying) room.dock.slide(null);
    room.session.keep();
    room.refresh();
    const isGone = isOpen && by instanceof HTMLElement && by.offsetParent === null;
    room.name(name, isGone ? (tab ?? by) : by);
    if (isGone) room.easel.box.focus({ preventScroll: true });
  };
  return {
    brush(place, by) {
      on.free();
      const { session, sounds, text } = on.room();
      session.desk = { ...session.desk, brush: place };
      sounds.play('pick', { pitch: 0.85 + place * 0.06 });
      chosen(text().brushes[brushAt(place)], by);
    },
    size(place, by) {
      on.free();
      const { session, sounds, text } = on.room();
      session.desk = { ...session.desk, size: place };
      sounds.play('pick', { pitch: 1.4 - place * 0.3 });
      chosen(text().sizes[place] ?? '', by);
    },
    color(place, by) {
      on.free();
      const { session, sounds, guest } = on.room();
      session.desk = { ...session.desk, color: place };
      sounds.play('paint', { pitch: 0.8 + (place % 8) * 0.08 });
      chosen(paintAt(place).says[guest.settings.lang], by);
    },
    mirror(place, by) {
      on.free();
      const { session, sounds, text, used } = on.room();
      const mirror = mirrors[place] ?? 'off';
      session.desk = { ...session.desk, mirror };
      if (mirror !== 'off') used(mirror);
      sounds.play('sparkle', { pitch: 1 + place * 0.15 });
      chosen(text().mirrors[mirror], by);
    },
    paper(place, by) {
      on.free();
      const { sounds, text, used, commit } = on.room();
      if (commit({ kind: 'paper', paper: place })) used('paper');
      sounds.play('open');
      chosen(text().papers[paperAt(place)], by);
    },
    sticker(place, by) {
      on.free();
      const { text } = on.room();
      on.sticking().take(place, null);
      chosen(text().stickers[stickerNameAt(place)], by);
    },
    deed: on.deed,
    opened: on.opened,
  };
};
