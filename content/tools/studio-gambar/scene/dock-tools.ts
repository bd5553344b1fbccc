/** The tools in the drawers of the dock. */
import { makeTool, type Tool } from '@nobi/kit/studio';
import { mirrors } from '../rules/marks.ts';
import { brushNames, paints, paperNames, stickerNames } from '../rules/paints.ts';
import { brushIcons, mirrorIcons, paintIcon, sizeIcons, workIcons } from '../view/icons.ts';
import { stickerAddress } from '../view/sticker-art.ts';

export const drawers = ['brush', 'color', 'sticker', 'magic'] as const;

export type Drawer = (typeof drawers)[number];

const deeds = ['idea', 'keep', 'album', 'film', 'save', 'print', 'clear'] as const;

type Deed = (typeof deeds)[number];

export interface Orders {
  brush(place: number, by: Element): void;
  size(place: number, by: Element): void;
  color(place: number, by: Element): void;
  mirror(place: number, by: Element): void;
  paper(place: number, by: Element): void;
  sticker(place: number, by: Element): void;
  deed(what: Deed): void;
  onDrawer(drawer: Drawer | null): void;
}

const picture = (address: string): string => `<img src="${address}" alt="" draggable="false">`;

/** Papers show themselves by colour; the names are said. */
const paperIcon = (name: string): string => `<span class="swatch paper-${name}"></span>`;

export const makeTools = (orders: Orders) => {
  const each = (
    kind: string,
    icons: readonly string[],
    run: (place: number, by: Element) => void,
  ): Tool[] =>
    icons.map((icon, place) => {
      const tool: Tool = makeTool({ kind, icon, press: () => run(place, tool.button) });
      return tool;
    });
  const colors = paints.map(({ hex }, place) => {
    const tool: Tool = makeTool({
      kind: 'paint',
      icon: paintIcon,
      paint: hex,
      press: () => orders.color(place, tool.button),
    });
    return tool;
  });
  const deedTools = deeds.map((what) => ({
    what,
    tool: makeTool({ kind: 'deed', icon: workIcons[what], press: () => orders.deed(what) }),
  }));
  return {
    brushes: each(
      'brush',
      brushNames.map((name) => brushIcons[name]),
      orders.brush,
    ),
    sizes: each('size', sizeIcons, orders.size),
    colors,
    stickers: each(
      'sticker',
      stickerNames.map((name) => picture(stickerAddress(name))),
      orders.sticker,
    ),
    mirrors: each(
      'mirror',
      mirrors.map((name) => mirrorIcons[name]),
      orders.mirror,
    ),
    papers: each('paper', paperNames.map(paperIcon), orders.paper),
    deeds: deedTools,
  };
};
