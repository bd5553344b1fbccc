/** All tools: in drawers above four tabs on a phone, laid open beside the cloth on a big screen. */
import { modes } from '../rules/symmetry.ts';
import { type Desk, dyeNames, stampNames } from '../rules/tools.ts';
import type { Words } from '../text/words.ts';
import { makeTool, press, type Tool } from '../view/button.ts';
import { dyeTabIcon, modeIcons, toolIcon, workIcons } from '../view/icons.ts';
import { type Drawer, deeds, drawers, group, makeTools, type Orders } from './dock-tools.ts';

export class Dock {
  readonly tabs: HTMLElement;
  #tools: ReturnType<typeof makeTools>;
  #tabTools: Record<Drawer, Tool>;
  #drawers: Record<Drawer, HTMLElement>;
  #groups: readonly (readonly [part: keyof Words['part'], box: HTMLElement])[];
  #onDrawer: (drawer: Drawer | null) => void;
  #open: Drawer | null = null;

  constructor(controls: HTMLElement, orders: Orders) {
    const tools = makeTools(orders);
    this.#tools = tools;
    this.#onDrawer = orders.onDrawer;
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
    this.#drawers = {
      wax: this.#drawer('wax', [wax, sizes]),
      fold: this.#drawer('fold', [fold]),
      dye: this.#drawer('dye', [dye]),
      work: this.#drawer('work', [work]),
    };
    this.#tabTools = this.#makeTabs();
    this.tabs = group(
      'tabs',
      drawers.map((name) => this.#tabTools[name]),
    );
    controls.append(...drawers.map((name) => this.#drawers[name]), this.tabs);
  }

  get open(): Drawer | null {
    return this.#open;
  }

  slide(drawer: Drawer | null): void {
    this.#open = drawer;
    for (const name of drawers) {
      this.#drawers[name].classList.toggle('is-open', name === drawer);
      this.#tabTools[name].button.ariaExpanded = String(name === drawer);
    }
    this.#onDrawer(drawer);
  }

  /** Draws the eye to where the offered technique lives. */
  beckon(drawer: Drawer): void {
    const { button } = this.#tabTools[drawer];
    button.classList.remove('is-beckoning');
    // Reading the width makes the browser forget the old run of the animation.
    void button.offsetWidth;
    button.classList.add('is-beckoning');
  }

  show({ tool, size, mode }: Desk): void {
    const place = tool === 'canting' ? 0 : tool + 1;
    for (const [at, each] of this.#tools.tools.entries()) press(each, at === place);
    for (const [at, each] of this.#tools.sizes.entries()) press(each, at === size);
    for (const [at, each] of this.#tools.modes.entries()) press(each, modes[at] === mode);
    this.#tabTools.wax.button.innerHTML = toolIcon(tool);
    this.#tabTools.fold.button.innerHTML = modeIcons[modes.indexOf(mode)] ?? '';
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
    for (const name of drawers) this.#tabTools[name].name(words.part[name]);
    for (const [part, box] of this.#groups) box.ariaLabel = words.part[part];
    this.tabs.ariaLabel = words.part.tools;
  }

  #drawer(name: Drawer, parts: readonly HTMLElement[]): HTMLElement {
    const drawer = document.createElement('div');
    drawer.className = `drawer drawer-${name}`;
    drawer.append(...parts);
    return drawer;
  }

  #makeTabs(): Record<Drawer, Tool> {
    const tab = (name: Drawer, icon: string): Tool => {
      const tool = makeTool({
        kind: `tab tab-${name}`,
        icon,
        press: () => this.slide(this.#open === name ? null : name),
      });
      tool.button.ariaExpanded = 'false';
      return tool;
    };
    return {
      wax: tab('wax', toolIcon('canting')),
      fold: tab('fold', modeIcons[0] ?? ''),
      dye: tab('dye', dyeTabIcon),
      work: tab('work', workIcons.story),
    };
  }
}
