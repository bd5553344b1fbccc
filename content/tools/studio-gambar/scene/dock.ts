/** All tools: in drawers above a row of four tabs on a phone, laid open beside the sheet on a big screen. */
import { beckon, type Drawers, group, openDrawers, press } from '@nobi/kit/studio';
import type { Desk } from '../rules/album.ts';
import { mirrors } from '../rules/marks.ts';
import { brushAt, brushNames, paintAt, paints, paperNames, stickerNames } from '../rules/paints.ts';
import type { Words } from '../text/words.ts';
import { brushIcons, paintIcon, tabIcons } from '../view/icons.ts';
import { type Drawer, drawers, makeTools, type Orders } from './dock-tools.ts';

const caption = (): HTMLElement => {
  const line = document.createElement('p');
  line.className = 'caption';
  return line;
};

export class Dock {
  readonly stickerRack: HTMLElement;
  readonly tabs: HTMLElement;
  #tools: ReturnType<typeof makeTools>;
  #drawers: Drawers<Drawer>;
  #groups: Record<keyof Words['part'], HTMLElement>;
  #captions = { mirror: caption(), paper: caption(), work: caption() };

  constructor(controls: HTMLElement, orders: Orders) {
    const tools = makeTools(orders);
    this.#tools = tools;
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
    const { brushes, sizes, colors, stickers, mirror, paper, work } = this.#groups;
    const captions = this.#captions;
    this.#drawers = openDrawers<Drawer>(
      [
        { name: 'brush', icon: brushIcons.crayon, parts: [brushes, sizes] },
        { name: 'color', icon: paintIcon, parts: [colors] },
        { name: 'sticker', icon: tabIcons.sticker, kind: 'is-floating', parts: [stickers] },
        {
          name: 'magic',
          icon: tabIcons.magic,
          kind: 'is-floating',
          parts: [captions.mirror, mirror, captions.paper, paper, captions.work, work],
        },
      ],
      orders.onDrawer,
    );
    this.tabs = group('tabs', this.#drawers.tabs);
    controls.append(...this.#drawers.boxes, this.tabs);
  }

  /** The drawer that is open; on a big screen brushes and colours lie open anyway. */
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

  show(desk: Desk, paper: number): void {
    const tools = this.#tools;
    for (const [place, tool] of tools.brushes.entries()) press(tool, place === desk.brush);
    for (const [place, tool] of tools.sizes.entries()) press(tool, place === desk.size);
    for (const [place, tool] of tools.colors.entries()) press(tool, place === desk.color);
    for (const [place, tool] of tools.mirrors.entries())
      press(tool, mirrors[place] === desk.mirror);
    for (const [place, tool] of tools.papers.entries()) press(tool, place === paper);
    this.#drawers.tab('brush')?.show(brushIcons[brushAt(desk.brush)]);
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
    for (const name of drawers) this.#drawers.tab(name)?.name(words.tab[name]);
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
}
