/** The trays of places, characters and things. */
import { bankWords } from '../../../words/bank.ts';
import { cast, scenes, things } from '../rules/trays.ts';
import { makeButton } from '../view/button.ts';
import { addressOf } from '../view/pictures.ts';
import { type Context, panelFor } from './context.ts';

const upper = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** What a picture is called: a word of the bank, or the character's own name. */
export const nameOf = (context: Context, art: string): string => {
  const word = bankWords.find(({ id }) => id.replace(/ /g, '-') === art);
  if (word) return upper(context.guest.settings.lang === 'id' ? word.id : word.en);
  return upper(art.split('-')[0] ?? art);
};

const grid = (
  context: Context,
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
        context.guest.say(name(art));
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

export const chooseScene = (context: Context, take: (scene: string) => void): void => {
  const panel = panelFor(context, 'panel-scene', context.text().scene);
  const names: Readonly<Record<string, string>> = context.text().scenes;
  const tray = grid(context, scenes, {
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
  context: Context,
  which: 'cast' | 'thing',
  take: (art: string) => void,
): void => {
  const panel = panelFor(context, `panel-${which}`, context.text()[which]);
  const tray = grid(context, which === 'cast' ? cast : things, {
    kind: '',
    name: (art) => nameOf(context, art),
    take(art) {
      panel.close();
      take(art);
    },
  });
  panel.body.append(tray);
};
