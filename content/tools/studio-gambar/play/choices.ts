/** What each tool does when it is picked. */
import { mirrors } from '../rules/marks.ts';
import { brushAt, paintAt, paperAt, stickerNameAt } from '../rules/paints.ts';
import type { Orders } from '../scene/dock-tools.ts';
import type { Sticking } from '../scene/sticking.ts';
import type { Context } from './context.ts';

interface Choosing {
  context(): Context;
  sticking(): Sticking;
  /** A press on a tool ends what has the sheet: the film or a held sticker. */
  free(): void;
  deed: Orders['deed'];
  onDrawer: Orders['onDrawer'];
}

export const makeOrders = (on: Choosing): Orders => {
  /** The drawer goes away after a choice, so that the sheet is there again at once. */
  const chosen = (name: string, by: Element, isStaying = false): void => {
    const context = on.context();
    const isOpen = context.dock.open !== null;
    const tab = context.dock.tabs.querySelector('[aria-expanded="true"]');
    if (!isStaying) context.dock.slide(null);
    context.session.keep();
    context.refresh();
    const isGone = isOpen && by instanceof HTMLElement && by.offsetParent === null;
    context.name(name, isGone ? (tab ?? by) : by);
    if (isGone) context.easel.box.focus({ preventScroll: true });
  };
  return {
    brush(place, by) {
      on.free();
      const { session, sounds, text } = on.context();
      session.desk = { ...session.desk, brush: place };
      sounds.play('pick', { pitch: 0.85 + place * 0.06 });
      chosen(text().brushes[brushAt(place)], by);
    },
    size(place, by) {
      on.free();
      const { session, sounds, text } = on.context();
      session.desk = { ...session.desk, size: place };
      sounds.play('pick', { pitch: 1.4 - place * 0.3 });
      chosen(text().sizes[place] ?? '', by);
    },
    color(place, by) {
      on.free();
      const { session, sounds, guest } = on.context();
      session.desk = { ...session.desk, color: place };
      sounds.play('paint', { pitch: 0.8 + (place % 8) * 0.08 });
      chosen(paintAt(place).says[guest.settings.lang], by);
    },
    mirror(place, by) {
      on.free();
      const { session, sounds, text, used } = on.context();
      const mirror = mirrors[place] ?? 'off';
      session.desk = { ...session.desk, mirror };
      if (mirror !== 'off') used(mirror);
      sounds.play('sparkle', { pitch: 1 + place * 0.15 });
      chosen(text().mirrors[mirror], by);
    },
    paper(place, by) {
      on.free();
      const { sounds, text, used, commit } = on.context();
      if (commit({ kind: 'paper', paper: place })) used('paper');
      sounds.play('open');
      chosen(text().papers[paperAt(place)], by);
    },
    sticker(place, by) {
      on.free();
      const { text } = on.context();
      on.sticking().take(place, null);
      chosen(text().stickers[stickerNameAt(place)], by);
    },
    deed: on.deed,
    onDrawer: on.onDrawer,
  };
};
