/** Drawers of tools above a row of tabs on a phone; the item's styles lay them open on a big screen. */
import { makeTool, type Tool } from './button.ts';

export interface Drawers<Name extends string> {
  readonly open: Name | null;
  boxes: readonly HTMLElement[];
  tabs: readonly Tool[];
  box(name: Name): HTMLElement | undefined;
  tab(name: Name): Tool | undefined;
  slide(name: Name | null): void;
}

export const openDrawers = <Name extends string>(
  rows: readonly { name: Name; icon: string; kind?: string; parts: readonly HTMLElement[] }[],
  onDrawer: (name: Name | null) => void,
): Drawers<Name> => {
  let open: Name | null = null;
  const slide = (wanted: Name | null): void => {
    open = wanted;
    for (const { name, box, tab } of made) {
      box.classList.toggle('is-open', name === wanted);
      tab.button.ariaExpanded = String(name === wanted);
    }
    onDrawer(wanted);
  };
  const made = rows.map(({ name, icon, kind = '', parts }) => {
    const box = document.createElement('div');
    box.className = `drawer drawer-${name} ${kind}`;
    box.append(...parts);
    const tab = makeTool({
      kind: `tab tab-${name}`,
      icon,
      press: () => slide(open === name ? null : name),
    });
    tab.button.ariaExpanded = 'false';
    return { name, box, tab };
  });
  const at = (wanted: Name) => made.find(({ name }) => name === wanted);
  return {
    get open() {
      return open;
    },
    boxes: made.map(({ box }) => box),
    tabs: made.map(({ tab }) => tab),
    box: (name) => at(name)?.box,
    tab: (name) => at(name)?.tab,
    slide,
  };
};
