/** Six patterns and where they come from: a press says its sentence, and one more begins a cloth like it. */
import { makeChoice, makeHead, openOverlay, rove } from '@nobi/kit/studio';
import { pictureOf } from '../paint/cloth.ts';
import { type MotifName, motifNames, motifs, sampleShape } from '../rules/motifs.ts';
import type { Words } from '../text/words.ts';
import { toolIcon, workIcons } from './icons.ts';

interface StoryPage {
  frame: HTMLElement;
  text(): Words;
  /** A pattern was pressed: its sentence is said. */
  onHear(motif: MotifName): void;
  /** Its tools are taken into the hand. */
  onTry(motif: MotifName): void;
}

const pictureSide = 260;

interface Card {
  name: MotifName;
  button: HTMLButtonElement;
  label: HTMLElement;
}

const makeCard = (name: MotifName, hear: (name: MotifName) => void): Card => {
  const button = makeChoice('motif', () => hear(name));
  const label = document.createElement('span');
  button.append(label);
  button.dataset.motif = name;
  return { name, button, label };
};

/** One picture a frame. */
const fill = (waiting: Card[]): void => {
  const next = waiting.shift();
  if (!next?.button.isConnected) return;
  const { sample } = motifs[next.name];
  next.button.prepend(pictureOf(sample, { shape: sampleShape, side: pictureSide }));
  requestAnimationFrame(() => fill(waiting));
};

export const openStoryPage = (page: StoryPage): { dress(): void } => {
  const overlay = openOverlay(page.frame, { kind: 'stories', label: page.text().story });
  let current: MotifName | null = null;
  const { head, title, close } = makeHead(() => overlay.close(), workIcons.finish);
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  const attempt = makeChoice('choice-big', () => {
    overlay.close();
    if (current) page.onTry(current);
  });
  const foot = document.createElement('div');
  foot.className = 'story-foot';
  foot.append(line, attempt);
  const hear = (name: MotifName): void => {
    current = name;
    dress();
    page.onHear(name);
  };
  const cards = motifNames.map((name) => makeCard(name, hear));
  const shelf = document.createElement('div');
  shelf.className = 'motifs';
  shelf.setAttribute('role', 'toolbar');
  shelf.append(...cards.map(({ button }) => button));
  rove(shelf);
  overlay.box.append(head, shelf, foot);
  const dress = (): void => {
    const words = page.text();
    title.textContent = words.story;
    overlay.box.ariaLabel = words.story;
    shelf.ariaLabel = words.story;
    close.ariaLabel = words.close;
    line.textContent = current ? words.motifs[current].line : words.storyHow;
    attempt.hidden = current === null;
    attempt.innerHTML = toolIcon('canting');
    attempt.append(words.attempt);
    for (const { name, button, label } of cards) {
      label.textContent = words.motifs[name].name;
      button.setAttribute('aria-pressed', String(name === current));
    }
  };
  dress();
  fill([...cards]);
  cards[0]?.button.focus({ preventScroll: true });
  return { dress };
};
