/** The buttons under the squares: who plays, and how. */
import elephant from '../../../art/fluent/gajah.webp';
import rabbit from '../../../art/fluent/kelinci.webp';
import horse from '../../../art/fluent/kuda.webp';
import turtle from '../../../art/fluent/penyu.webp';
import snail from '../../../art/fluent/siput.webp';
import { instrumentOf } from '../rules/instruments.ts';
import { type Layer, layers, type Song } from '../rules/song.ts';
import { type TempoName, tempos } from '../rules/tempos.ts';
import type { Words } from '../text/words.ts';
import { makeButton, makeRow, press } from '../view/button.ts';
import { icons, instrumentIcons, pageIcon } from '../view/icons.ts';

export interface DeckOrders {
  layer(layer: Layer): void;
  page(): void;
  play(): void;
  tempo(): void;
  instruments(): void;
  magic(): void;
}

export interface DeckLook {
  song: Song;
  layer: Layer;
  page: number;
  isPlaying: boolean;
  text: Words;
}

const animals: Record<TempoName, string> = { snail, turtle, elephant, rabbit, horse };

export interface Deck {
  show(look: DeckLook): void;
}

const swap =
  '<svg viewBox="0 0 64 64" aria-hidden="true"><path d="M24 46V14L50 8V38" fill="none" stroke="currentColor" stroke-width="5" stroke-linejoin="round"/><ellipse cx="17" cy="47" rx="9" ry="7" fill="#FF7A9E"/><ellipse cx="43" cy="40" rx="9" ry="7" fill="#2BC3E8"/><path d="M30 58H58M50 51L58 58L50 64" fill="none" stroke="#FFB020" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>';

export const makeDeck = (controls: HTMLElement, orders: DeckOrders): Deck => {
  const tabs = layers.map((layer) => ({
    layer,
    button: makeButton({
      kind: `key layer layer-${layer}`,
      icon: '',
      press: () => orders.layer(layer),
    }),
  }));
  const page = makeButton({ kind: 'key page', icon: '', press: orders.page });
  const play = makeButton({ kind: 'key play', icon: '', press: orders.play });
  const animal = new Image(52, 52);
  animal.alt = '';
  const tempo = makeButton({ kind: 'key tempo', icon: '', press: orders.tempo });
  tempo.append(animal);
  const swapper = makeButton({ kind: 'key swap', icon: swap, press: orders.instruments });
  const magic = makeButton({ kind: 'key magic', icon: icons.magic, press: orders.magic });
  const deck = makeRow('deck', []);
  deck.append(
    makeRow('deck-row', [...tabs.map(({ button }) => button), page]),
    makeRow('deck-row', [play, tempo, swapper, magic]),
  );
  controls.append(deck);

  const showPicture = (button: HTMLButtonElement, picture: string): void => {
    // Only a change is drawn: a press must not lose its button's inside.
    if (button.dataset.picture === picture) return;
    button.dataset.picture = picture;
    button.innerHTML = picture;
  };
  return {
    show(look) {
      const { song, text } = look;
      for (const { layer, button } of tabs) {
        const { name } = instrumentOf(layer, song.players[layer]);
        showPicture(button, instrumentIcons[name]);
        button.ariaLabel = `${text.layers[layer]}: ${text.instruments[name]}`;
        press(button, layer === look.layer);
      }
      showPicture(page, pageIcon(look.page));
      page.ariaLabel = text.page[look.page === 0 ? 0 : 1];
      showPicture(play, look.isPlaying ? icons.stop : icons.play);
      play.ariaLabel = look.isPlaying ? text.stop : text.play;
      const pace = tempos[song.tempo]?.name ?? 'elephant';
      if (animal.dataset.pace !== pace) animal.src = animals[pace];
      animal.dataset.pace = pace;
      tempo.ariaLabel = text.tempos[pace];
      swapper.ariaLabel = text.choose;
      magic.ariaLabel = text.box;
    },
  };
};
