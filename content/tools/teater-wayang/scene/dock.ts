/** Tools: puppets, places with scenes, and works; recording and playing beside them. */
import { beckon, type Drawers, group, makeTool, openDrawers, press } from '@nobi/kit/studio';
import { puppetIcon } from '../paint/puppets.ts';
import type { Play } from '../rules/play.ts';
import { backdropNames, mostScenes, puppetNames } from '../rules/world.ts';
import type { Words } from '../text/words.ts';
import { backdropIcon, icons, sceneIcon } from '../view/icons.ts';

export type Drawer = 'puppets' | 'stage' | 'work';

export const deeds = ['lamp', 'voice', 'idea', 'album', 'save', 'print'] as const;
export type Deed = (typeof deeds)[number];

export interface Orders {
  puppet(place: number): void;
  backdrop(place: number): void;
  scene(place: number): void;
  nextScene(): void;
  record(): void;
  play(): void;
  deed(what: Deed): void;
  onDrawer(drawer: Drawer | null): void;
}

export interface DockState {
  play: Play;
  at: number;
  doing: 'rest' | 'recording' | 'playing';
  /** Whether the child's voice is on; null where there is none. */
  voice: boolean | null;
}

const makeTools = (orders: Orders) => ({
  puppets: puppetNames.map((name, at) =>
    makeTool({
      kind: `puppet-tool puppet-${name}`,
      icon: puppetIcon(name),
      press: () => orders.puppet(at),
    }),
  ),
  backdrops: backdropNames.map((name, at) =>
    makeTool({ kind: 'backdrop', icon: backdropIcon(name), press: () => orders.backdrop(at) }),
  ),
  scenes: Array.from({ length: mostScenes }, (_, at) =>
    makeTool({ kind: 'scene', icon: sceneIcon(at + 1), press: () => orders.scene(at) }),
  ),
  next: makeTool({ kind: 'next-scene', icon: icons.plus, press: orders.nextScene }),
  deeds: deeds.map((what) =>
    makeTool({ kind: `deed deed-${what}`, icon: icons[what], press: () => orders.deed(what) }),
  ),
  record: makeTool({ kind: 'tab record', icon: icons.record, press: orders.record }),
  play: makeTool({ kind: 'tab play', icon: icons.play, press: orders.play }),
});

const groupsOf = ({
  puppets,
  backdrops,
  scenes,
  next,
  deeds: works,
}: ReturnType<typeof makeTools>) => ({
  puppets: group('grid', puppets),
  backdrops: group('grid', backdrops),
  scenes: group('grid scenes', [...scenes, next]),
  work: group('grid', works),
});

export class Dock {
  #tools: ReturnType<typeof makeTools>;
  #groups: ReturnType<typeof groupsOf>;
  #drawers: Drawers<Drawer>;
  #bar: HTMLElement;

  constructor(controls: HTMLElement, orders: Orders) {
    this.#tools = makeTools(orders);
    this.#groups = groupsOf(this.#tools);
    const { puppets, backdrops, scenes, work } = this.#groups;
    this.#drawers = openDrawers<Drawer>(
      [
        { name: 'puppets', icon: puppetIcon('kancil'), parts: [puppets] },
        { name: 'stage', icon: backdropIcon('sawah'), parts: [backdrops, scenes] },
        { name: 'work', icon: icons.lamp, parts: [work] },
      ],
      orders.onDrawer,
    );
    // The first one is where the Tab key stops: it is there at every size.
    this.#bar = group('tabs', [this.#tools.record, this.#tools.play, ...this.#drawers.tabs]);
    controls.append(...this.#drawers.boxes, this.#bar);
  }

  get open(): Drawer | null {
    return this.#drawers.open;
  }

  slide(drawer: Drawer | null): void {
    this.#drawers.slide(drawer);
  }

  /** Draws the eye to where the offered way lives. */
  beckon(name: Drawer | 'record' | 'play'): void {
    const { record, play } = this.#tools;
    if (name === 'record') beckon(record);
    else beckon(name === 'play' ? play : this.#drawers.tab(name));
  }

  show({ play, at, doing, voice }: DockState): void {
    const tools = this.#tools;
    const scene = play[at];
    const onStage = new Set(scene?.cast.map(({ puppet }) => puppet));
    for (const [place, tool] of tools.puppets.entries()) press(tool, onStage.has(place));
    for (const [place, tool] of tools.backdrops.entries()) press(tool, place === scene?.backdrop);
    for (const [place, { button }] of tools.scenes.entries()) {
      button.hidden = place >= play.length;
      button.setAttribute('aria-pressed', String(place === at));
      button.classList.toggle('is-recorded', (play[place]?.length ?? 0) > 0);
    }
    tools.next.button.hidden = play.length >= mostScenes;
    press(tools.deeds[0], scene?.isShadow ?? false);
    const [, ofVoice] = tools.deeds;
    if (ofVoice) ofVoice.button.hidden = voice === null;
    press(ofVoice, voice === true);
    const record = voice ? icons.recordVoice : icons.record;
    tools.record.show(doing === 'recording' ? icons.stop : record);
    tools.play.show(doing === 'playing' ? icons.stop : icons.play);
    this.#drawers.tab('stage')?.show(backdropIcon(backdropNames[scene?.backdrop ?? 0] ?? 'sawah'));
  }

  dress(words: Words, doing: DockState['doing']): void {
    const tools = this.#tools;
    for (const [at, name] of puppetNames.entries()) tools.puppets[at]?.name(words.puppets[name]);
    for (const [at, name] of backdropNames.entries())
      tools.backdrops[at]?.name(words.backdrops[name]);
    for (const [at, tool] of tools.scenes.entries()) tool.name(words.scene(at + 1));
    for (const [at, what] of deeds.entries()) tools.deeds[at]?.name(words[what]);
    tools.next.name(words.nextScene);
    tools.record.name(doing === 'recording' ? words.stop : words.record);
    tools.play.name(doing === 'playing' ? words.stop : words.play);
    for (const part of ['puppets', 'backdrops', 'scenes', 'work'] as const)
      this.#groups[part].ariaLabel = words.part[part];
    for (const name of ['puppets', 'stage', 'work'] as const)
      this.#drawers.tab(name)?.name(words.part[name]);
    this.#bar.ariaLabel = words.part.bar;
  }
}
