/** The tools in the drawers of the dock. */
import { makeTool, type Tool } from '@nobi/kit/studio';
import {
  boilIcon,
  dyeIcons,
  modeIcons,
  sizeIcons,
  stampIcons,
  toolIcon,
  workIcons,
} from '../view/icons.ts';

export const drawers = ['wax', 'fold', 'dye', 'work'] as const;
export type Drawer = (typeof drawers)[number];

export const deeds = ['idea', 'story', 'album', 'save', 'print'] as const;
export type Deed = (typeof deeds)[number];

export interface Orders {
  /** The canting is the first tool, then the fillings. */
  tool(place: number): void;
  size(place: number): void;
  mode(place: number): void;
  dye(place: number): void;
  boil(): void;
  deed(what: Deed): void;
  onDrawer(drawer: Drawer | null): void;
}

export const makeTools = (orders: Orders) => {
  const each = (kind: string, icons: readonly string[], run: (place: number) => void): Tool[] =>
    icons.map((icon, place) => makeTool({ kind, icon, press: () => run(place) }));
  return {
    tools: each('wax-tool', [toolIcon('canting'), ...stampIcons], orders.tool),
    sizes: each('size', sizeIcons, orders.size),
    modes: each('mode', modeIcons, orders.mode),
    dyes: each('dye', dyeIcons, orders.dye),
    boil: makeTool({ kind: 'boil', icon: boilIcon, press: orders.boil }),
    deeds: deeds.map((what) =>
      makeTool({
        kind: `deed deed-${what}`,
        icon: workIcons[what],
        press: () => orders.deed(what),
      }),
    ),
  };
};
