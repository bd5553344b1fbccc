/** Tools: pieces in a drawer on a phone, laid open on a big screen; go, slow and works beside them. */
import {
  beckon,
  type Drawers,
  group,
  makeTool,
  openDrawers,
  press,
  type Tool,
} from '@nobi/kit/studio';
import { type Kind, kindNames } from '../rules/board.ts';
import type { Words } from '../text/words.ts';
import { icons, pieceIcon } from '../view/icons.ts';

export const drawers = ['pieces', 'work'] as const;
export type Drawer = (typeof drawers)[number];

export const deeds = ['riddle', 'code', 'album'] as const;
export type Deed = (typeof deeds)[number];

export interface Orders {
  tool(tool: Kind | 'remove'): void;
  start(): void;
  go(): void;
  slow(): void;
  deed(what: Deed): void;
  onDrawer(drawer: Drawer | null): void;
}

const tools = [...kindNames, 'remove'] as const;

export class Dock {
  readonly go: Tool;
  #tools: readonly Tool[];
  #start: Tool;
  #slow: Tool;
  #deeds: readonly Tool[];
  #drawers: Drawers<Drawer>;
  #groups: Record<Drawer, HTMLElement>;
  #bar: HTMLElement;

  constructor(controls: HTMLElement, orders: Orders) {
    this.#tools = tools.map((tool) =>
      makeTool({
        kind: `piece-tool piece-${tool}`,
        icon: tool === 'remove' ? icons.remove : '',
        press: () => orders.tool(tool),
      }),
    );
    for (const [at, kind] of kindNames.entries()) this.#tools[at]?.button.append(pieceIcon(kind));
    this.#start = makeTool({ kind: 'piece-start', icon: icons.start, press: orders.start });
    this.#slow = makeTool({ kind: 'tab slow', icon: icons.slow, press: orders.slow });
    this.go = makeTool({ kind: 'tab go', icon: icons.go, press: orders.go });
    this.#deeds = deeds.map((what) =>
      makeTool({ kind: `deed deed-${what}`, icon: icons[what], press: () => orders.deed(what) }),
    );
    this.#groups = {
      pieces: group('grid', [...this.#tools, this.#start]),
      work: group('grid', this.#deeds),
    };
    this.#drawers = openDrawers<Drawer>(
      [
        { name: 'pieces', icon: '', parts: [this.#groups.pieces] },
        { name: 'work', icon: icons.riddle, parts: [this.#groups.work] },
      ],
      orders.onDrawer,
    );
    // The first one is where the Tab key stops: it is there at every size.
    this.#bar = group('tabs', [this.go, this.#slow, ...this.#drawers.tabs]);
    controls.append(...this.#drawers.boxes, this.#bar);
  }

  get open(): Drawer | null {
    return this.#drawers.open;
  }

  slide(drawer: Drawer | null): void {
    this.#drawers.slide(drawer);
  }

  /** Draws the eye to where the offered way lives. */
  beckon(name: Drawer | 'go' | 'slow'): void {
    beckon(name === 'go' ? this.go : name === 'slow' ? this.#slow : this.#drawers.tab(name));
  }

  show(now: { tool: Kind | 'remove'; isRunning: boolean; isSlow: boolean }): void {
    for (const [at, tool] of this.#tools.entries()) press(tool, tools[at] === now.tool);
    press(this.#slow, now.isSlow);
    this.go.show(now.isRunning ? icons.stop : icons.go);
    this.#drawers.tab('pieces')?.show(now.tool === 'remove' ? icons.remove : pieceIcon(now.tool));
  }

  dress(words: Words, isRunning: boolean): void {
    for (const [at, tool] of tools.entries()) this.#tools[at]?.name(words.tools[tool]);
    this.#start.name(words.start);
    this.#slow.name(words.slow);
    this.go.name(isRunning ? words.stop : words.go);
    for (const [at, what] of deeds.entries()) this.#deeds[at]?.name(words[what]);
    for (const name of drawers) {
      this.#drawers.tab(name)?.name(words.part[name]);
      this.#groups[name].ariaLabel = words.part[name];
    }
    this.#bar.ariaLabel = words.part.bar;
  }
}
