/** What each tool does when it is picked. */
import { modes } from '../rules/symmetry.ts';
import { stampAt } from '../rules/tools.ts';
import type { Orders } from '../scene/dock-tools.ts';
import type { Context } from './context.ts';
import { boil, dip } from './dyeing.ts';

interface Choosing {
  context(): Context;
  /** A press on a tool ends a line that still runs. */
  free(): void;
  deed: Orders['deed'];
  onDrawer: Orders['onDrawer'];
}

export const makeOrders = (on: Choosing): Orders => {
  /** The drawer goes away after a choice, so that the cloth is there again at once. */
  const close = (): void => {
    const { dock, sheet } = on.context();
    const isFocused = document.activeElement?.closest('.drawer.is-open');
    dock.slide(null);
    const { activeElement } = document;
    const isGone = activeElement instanceof HTMLElement && activeElement.offsetParent === null;
    if (isFocused && (isGone || activeElement === document.body))
      sheet.box.focus({ preventScroll: true });
  };
  const chosen = (name: string): void => {
    const { session, refresh, tell } = on.context();
    session.keep();
    refresh();
    close();
    tell(name);
  };
  return {
    tool(place) {
      on.free();
      const { session, sounds, text } = on.context();
      const tool = place === 0 ? 'canting' : place - 1;
      session.desk = { ...session.desk, tool };
      sounds.play('pick', { pitch: 0.85 + place * 0.06 });
      chosen(tool === 'canting' ? text().canting : text().stamps[stampAt(tool)]);
    },
    size(place) {
      on.free();
      const { session, sounds, text } = on.context();
      session.desk = { ...session.desk, size: place };
      sounds.play('pick', { pitch: 1.4 - place * 0.3 });
      chosen(text().sizes[place] ?? '');
    },
    mode(place) {
      on.free();
      const { session, sounds, text } = on.context();
      const mode = modes[place] ?? 'off';
      session.desk = { ...session.desk, mode };
      sounds.play('fold', { pitch: 0.8 + place * 0.09 });
      chosen(text().modes[mode]);
    },
    dye(place) {
      on.free();
      close();
      dip(on.context(), place);
    },
    boil() {
      on.free();
      close();
      boil(on.context());
    },
    deed: on.deed,
    onDrawer: on.onDrawer,
  };
};
