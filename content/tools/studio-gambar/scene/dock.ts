/** All tools: in drawers above a row of four tabs on a phone, laid open beside the sheet on a big screen. */
import type { Desk } from '../rules/album.ts';
import { mirrors } from '../rules/marks.ts';
import { brushAt, brushNames, paintAt, paints, paperNames, stickerNames } from '../rules/paints.ts';
import type { Words } from '../text/words.ts';
import { makeTool, press, type Tool } from '../view/button.ts';
import { brushIcons, paintIcon, tabIcons } from '../view/icons.ts';
import { type Drawer, drawers, group, makeTools, type Orders } from './dock-tools.ts';

const caption = (): HTMLElement => {
  const line = document.createElement('p');
  line.className = 'caption';
  return line;
};

export class Dock {
  readonly stickerRack: HTMLElement;
  readonly tabs: HTMLElement;
  #tools: ReturnType<typeof makeTools>;
  #tabTools: Record<Drawer, Tool>;
  #drawers: Record<Drawer, HTMLElement>;
  #groups: Record<keyof Words['part'], HTMLElement>;
  #captions = { mirror: caption(), paper: caption(), work: caption() };
  #onDrawer: (drawer: Drawer | null) => void;
  #open: Drawer | null = null;

  constructor(controls: HTMLElement, orders: Orders) {
    const tools = makeTools(orders);
    this.#tools = tools;
    this.#onDrawer = orders.onDrawer;
    this.#groups = {
      brushes: group('rack', tools.brushes),
      sizes: group('row', tools.sizes),
      colors: group('paints', tools.colors),
      stickers: group('grid', tools.stickers),
      mirror: group('grid', tools.mirrors),
      paper: group('grid', tools.papers),
      work: group(
        'grid',
        tools.deeds.map(({ tool }) => tool),
      ),
    };
    this.stickerRack = this.#groups.stickers;
    this.#drawers = {
      brush: this.#drawer('brush', [this.#groups.brushes, this.#groups.sizes]),
      color: this.#drawer('color', [this.#groups.colors]),
      sticker: this.#drawer('sticker', [this.#groups.stickers]),
      magic: this.#drawer('magic', [
        this.#captions.mirror,
        this.#groups.mirror,
        this.#captions.paper,
        this.#groups.paper,
        this.#captions.work,
        this.#groups.work,
      ]),
    };
    this.#tabTools = this.#makeTabs();
    this.tabs = group(
      'tabs',
      drawers.map((name) => this.#tabTools[name]),
    );
    controls.append(...drawers.map((name) => this.#drawers[name]), this.tabs);
  }

  /** The drawer that is open; on a big screen brushes and colours lie open anyway. */
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

  show(desk: Desk, paper: number): void {
    const tools = this.#tools;
    for (const [place, tool] of tools.brushes.entries()) press(tool, place === desk.brush);
    for (const [place, tool] of tools.sizes.entries()) press(tool, place === desk.size);
    for (const [place, tool] of tools.colors.entries()) press(tool, place === desk.color);
    for (const [place, tool] of tools.mirrors.entries())
      press(tool, mirrors[place] === desk.mirror);
    for (const [place, tool] of tools.papers.entries()) press(tool, place === paper);
    this.#tabTools.brush.button.innerHTML = brushIcons[brushAt(desk.brush)];
    document.documentElement.style.setProperty('--paint', paintAt(desk.color).hex);
  }

  dress(words: Words, lang: 'id' | 'en'): void {
    const tools = this.#tools;
    for (const [place, name] of brushNames.entries())
      tools.brushes[place]?.name(words.brushes[name]);
    for (const [place, tool] of tools.sizes.entries()) tool.name(words.sizes[place] ?? '');
    for (const [place, { says }] of paints.entries()) tools.colors[place]?.name(says[lang]);
    for (const [place, name] of stickerNames.entries())
      tools.stickers[place]?.name(words.stickers[name]);
    for (const [place, name] of mirrors.entries()) tools.mirrors[place]?.name(words.mirrors[name]);
    for (const [place, name] of paperNames.entries()) tools.papers[place]?.name(words.papers[name]);
    for (const { what, tool } of tools.deeds) tool.name(words[what]);
    for (const name of drawers) this.#tabTools[name].name(words.tab[name]);
    for (const part of ['mirror', 'paper', 'work'] as const)
      this.#captions[part].textContent = words.part[part];
    for (const part of [
      'brushes',
      'sizes',
      'colors',
      'stickers',
      'mirror',
      'paper',
      'work',
    ] as const)
      this.#groups[part].ariaLabel = words.part[part];
    this.tabs.ariaLabel = words.tab.magic;
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
      brush: tab('brush', brushIcons.crayon),
      color: tab('color', paintIcon),
      sticker: tab('sticker', tabIcons.sticker),
      magic: tab('magic', tabIcons.magic),
    };
  }
}
