/** All tools: in drawers above four tabs on a phone, laid open beside the cloth on a big screen. */
import { beckon, type Drawers, group, openDrawers, press } from '@nobi/kit/studio';
import { modes } from '../rules/symmetry.ts';
import { type Desk, dyeNames, stampNames } from '../rules/tools.ts';
import type { Words } from '../text/words.ts';
import { dyeTabIcon, modeIcons, toolIcon, workIcons } from '../view/icons.ts';
import { type Drawer, deeds, drawers, makeTools, type Orders } from './dock-tools.ts';

export class Dock {
  readonly tabs: HTMLElement;
  #tools: ReturnType<typeof makeTools>;
  #drawers: Drawers<Drawer>;
  #groups: readonly (readonly [part: keyof Words['part'], box: HTMLElement])[];

  constructor(controls: HTMLElement, orders: Orders) {
    const tools = makeTools(orders);
    this.#tools = tools;
    const wax = group('rack', tools.tools);
    const sizes = group('row', tools.sizes);
    const fold = group('grid', tools.modes);
    const dye = group('grid', [...tools.dyes, tools.boil]);
    const work = group('grid', tools.deeds);
    this.#groups = [
      ['wax', wax],
      ['size', sizes],
      ['fold', fold],
      ['dye', dye],
      ['work', work],
    ];
    this.#drawers = openDrawers<Drawer>(
      [
        { name: 'wax', icon: toolIcon('canting'), parts: [wax, sizes] },
        { name: 'fold', icon: modeIcons[0] ?? '', parts: [fold] },
        { name: 'dye', icon: dyeTabIcon, parts: [dye] },
        { name: 'work', icon: workIcons.story, parts: [work] },
      ],
      orders.onDrawer,
    );
    this.tabs = group('tabs', this.#drawers.tabs);
    controls.append(...this.#drawers.boxes, this.tabs);
  }

  get open(): Drawer | null {
    return this.#drawers.open;
  }

  slide(drawer: Drawer | null): void {
    this.#drawers.slide(drawer);
  }

  /** Draws the eye to where the offered technique lives. */
  beckon(drawer: Drawer): void {
    beckon(this.#drawers.tab(drawer));
  }

  show({ tool, size, mode }: Desk): void {
    const place = tool === 'canting' ? 0 : tool + 1;
    for (const [at, each] of this.#tools.tools.entries()) press(each, at === place);
    for (const [at, each] of this.#tools.sizes.entries()) press(each, at === size);
    for (const [at, each] of this.#tools.modes.entries()) press(each, modes[at] === mode);
    const { tab } = this.#drawers;
    tab('wax')?.show(toolIcon(tool));
    tab('fold')?.show(modeIcons[modes.indexOf(mode)] ?? '');
  }

  dress(words: Words): void {
    const tools = this.#tools;
    const names = [words.canting, ...stampNames.map((name) => words.stamps[name])];
    for (const [at, each] of tools.tools.entries()) each.name(names[at] ?? '');
    for (const [at, each] of tools.sizes.entries()) each.name(words.sizes[at] ?? '');
    for (const [at, mode] of modes.entries()) tools.modes[at]?.name(words.modes[mode]);
    for (const [at, dye] of dyeNames.entries()) tools.dyes[at]?.name(words.dyes[dye]);
    tools.boil.name(words.boil);
    for (const [at, what] of deeds.entries()) tools.deeds[at]?.name(words[what]);
    for (const name of drawers) this.#drawers.tab(name)?.name(words.part[name]);
    for (const [part, box] of this.#groups) box.ariaLabel = words.part[part];
    this.tabs.ariaLabel = words.part.tools;
  }
}
