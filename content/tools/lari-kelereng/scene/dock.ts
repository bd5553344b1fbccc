/** Tools: pieces in a drawer on a phone, laid open on a big screen; go, slow and works beside them. */
import { type Kind, kindNames } from '../rules/board.ts';
import type { Words } from '../text/words.ts';
import { makeTool, press, type Tool } from '../view/button.ts';
import { icons, pieceIcon } from '../view/icons.ts';
import { rove } from '../view/roving.ts';

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

const group = (name: string, tools: readonly Tool[]): HTMLElement => {
  const box = document.createElement('div');
  box.className = name;
  box.setAttribute('role', 'toolbar');
  box.append(...tools.map(({ button }) => button));
  rove(box);
  return box;
};

const tools = [...kindNames, 'remove'] as const;

export class Dock {
  readonly go: Tool;
  #tools: readonly Tool[];
  #start: Tool;
  #slow: Tool;
  #deeds: readonly Tool[];
  #tabs: Record<Drawer, Tool>;
  #drawers: Record<Drawer, HTMLElement>;
  #bar: HTMLElement;
  #onDrawer: Orders['onDrawer'];
  #open: Drawer | null = null;

  constructor(controls: HTMLElement, orders: Orders) {
    this.#onDrawer = orders.onDrawer;
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
    this.#drawers = {
      pieces: group('drawer drawer-pieces', [...this.#tools, this.#start]),
      work: group('drawer drawer-work', this.#deeds),
    };
    this.#tabs = { pieces: this.#tab('pieces', ''), work: this.#tab('work', icons.riddle) };
    // The first one is where the Tab key stops: it is there at every size.
    this.#bar = group('tabs', [this.go, this.#slow, this.#tabs.pieces, this.#tabs.work]);
    controls.append(...drawers.map((name) => this.#drawers[name]), this.#bar);
  }

  get open(): Drawer | null {
    return this.#open;
  }

  slide(drawer: Drawer | null): void {
    this.#open = drawer;
    for (const name of drawers) {
      this.#drawers[name].classList.toggle('is-open', name === drawer);
      this.#tabs[name].button.ariaExpanded = String(name === drawer);
    }
    this.#onDrawer(drawer);
  }

  /** Draws the eye to where the offered way lives. */
  beckon(name: Drawer | 'go' | 'slow'): void {
    const { button } = name === 'go' ? this.go : name === 'slow' ? this.#slow : this.#tabs[name];
    button.classList.remove('is-beckoning');
    // Reading the width makes the browser forget the old run of the animation.
    void button.offsetWidth;
    button.classList.add('is-beckoning');
  }

  show(now: { tool: Kind | 'remove'; isRunning: boolean; isSlow: boolean }): void {
    for (const [at, tool] of this.#tools.entries()) press(tool, tools[at] === now.tool);
    press(this.#slow, now.isSlow);
    this.go.button.innerHTML = now.isRunning ? icons.stop : icons.go;
    const icon = now.tool === 'remove' ? icons.remove : pieceIcon(now.tool);
    const tab = this.#tabs.pieces.button;
    if (typeof icon === 'string') tab.innerHTML = icon;
    else tab.replaceChildren(icon);
  }

  dress(words: Words, isRunning: boolean): void {
    for (const [at, tool] of tools.entries()) this.#tools[at]?.name(words.tools[tool]);
    this.#start.name(words.start);
    this.#slow.name(words.slow);
    this.go.name(isRunning ? words.stop : words.go);
    for (const [at, what] of deeds.entries()) this.#deeds[at]?.name(words[what]);
    for (const name of drawers) {
      this.#tabs[name].name(words.part[name]);
      this.#drawers[name].ariaLabel = words.part[name];
    }
    this.#bar.ariaLabel = words.part.bar;
  }

  #tab(name: Drawer, icon: string): Tool {
    const tool = makeTool({
      kind: `tab tab-${name}`,
      icon,
      press: () => this.slide(this.#open === name ? null : name),
    });
    tool.button.ariaExpanded = 'false';
    return tool;
  }
}
