/** The trays of places, characters and things. */
import { bankWords } from '../../words/bank.ts';
import { addressOf } from './pictures.ts';
import { panelFor, type Room } from './room.ts';
import { cast, scenes, things } from './trays.ts';
import { makeButton } from './view/button.ts';

const upper = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** What a picture is called: a word of the bank, or the character's own name. */
export const nameOf = (room: Room, art: string): string => {
  const word = bankWords.find(({ id }) => id.replace(/ /g, '-') === art);
  if (word) return upper(room.guest.settings.lang === 'id' ? word.id : word.en);
  return upper(art.split('-')[0] ?? art);
};

const grid = (
  room: Room,
  names: readonly string[],
  { kind, name, take }: { kind: string; name(art: string): string; take(art: string): void },
): HTMLElement => {
  const box = document.createElement('div');
  box.className = `tray ${kind}`;
  for (const art of names) {
    const button = makeButton({
      kind: 'pick',
      face: '',
      name: name(art),
      press: () => {
        room.guest.say(name(art));
        take(art);
      },
    });
    button.dataset.art = art;
    const picture = document.createElement('img');
    picture.loading = 'lazy';
    picture.alt = '';
    picture.draggable = false;
    picture.src = addressOf(art);
    button.append(picture);
    box.append(button);
  }
  return box;
};

export const chooseScene = (room: Room, take: (scene: string) => void): void => {
  const panel = panelFor(room, 'panel-scene', room.text().scene);
  const names: Readonly<Record<string, string>> = room.text().scenes;
  const tray = grid(room, scenes, {
    kind: 'tray-wide',
    name: (art) => names[art] ?? art,
    take(art) {
      panel.close();
      take(art);
    },
  });
  panel.body.append(tray);
};

export const chooseThing = (
  room: Room,
  which: 'cast' | 'thing',
  take: (art: string) => void,
): void => {
  const panel = panelFor(room, `panel-${which}`, room.text()[which]);
  const tray = grid(room, which === 'cast' ? cast : things, {
    kind: '',
    name: (art) => nameOf(room, art),
    take(art) {
      panel.close();
      take(art);
    },
  });
  panel.body.append(tray);
};
