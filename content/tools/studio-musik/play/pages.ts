/** The pages over the studio: instruments, the magic box, and the album. */
import { instrumentOf, instruments } from '../rules/instruments.ts';
import { magicNames, spell } from '../rules/magic.ts';
import { type Layer, noteCount, type Song } from '../rules/song.ts';
import { isTechnique, type Technique } from '../rules/techniques.ts';
import type { MagicName, Words } from '../text/words.ts';
import { openAlbumPage } from '../view/album-page.ts';
import { instrumentIcons, magicIcons } from '../view/icons.ts';
import { type OpenPage, openTiles, type Tile } from '../view/tiles.ts';
import type { Context } from './context.ts';
import { saveSound } from './outlets.ts';

/** As gamelan players count them, high to low; drums have names. */
const noteNames = ['6', '5', '3', '2', '1'] as const;

export const rowNames = (song: Song, layer: Layer, text: Words): readonly string[] => {
  if (layer !== 'drums') return noteNames;
  const { name } = instrumentOf(layer, song.players[layer]);
  return name === 'kitchen' ? text.kitchenRows : text.drumRows;
};

export const pickInstrument = (context: Context, layer: Layer, picked: () => void): OpenPage => {
  const { session, frame, text, tell, used } = context;
  context.guest.say(text().choose);
  const tileOf = (player: number, name: keyof Words['instruments']): Tile => ({
    icon: instrumentIcons[name],
    name: text().instruments[name],
    kind: 'instrument',
    isOn: session.song.players[layer] === player,
    pick() {
      const { song } = session;
      used('instrument');
      if (song.players[layer] !== player)
        session.change({ ...song, players: { ...song.players, [layer]: player } });
      tell(text().instruments[name]);
      picked();
    },
  });
  return openTiles({
    frame,
    words: () => ({ title: text().choose, close: text().close }),
    tiles: () => instruments[layer].map(({ name }, player) => tileOf(player, name)),
  });
};

export interface MagicOrders {
  changed(technique: Technique | null): void;
  /** Another song lies open. */
  laid(): void;
  onOpen(page: OpenPage): void;
}

const openAlbum = (context: Context, laid: () => void): OpenPage => {
  const { session, frame, text, guest, tell, reports } = context;
  guest.say(text().magic.album);
  return openAlbumPage({
    frame,
    works: () => session.works,
    open: session.open,
    text,
    say: guest.say,
    onTake(work) {
      if (work.id === session.open) return;
      reports.created('song', noteCount(session.song));
      session.take(work);
      tell(text().goal);
      laid();
    },
    onLetGo(work) {
      const isOpen = work.id === session.open;
      session.letGo(work);
      guest.say(text().gone);
      if (isOpen) laid();
    },
  });
};

const startNew = (context: Context, laid: () => void): void => {
  const { session, tell, text, reports } = context;
  reports.created('song', noteCount(session.song));
  if (!session.fresh()) {
    tell(text().albumFull);
    return;
  }
  tell(text().done.new);
  laid();
};

const cast = (context: Context, layer: Layer, { name, orders }: Cast): void => {
  const { session, tell, text } = context;
  const result = spell(name, session.song, layer);
  if (result === 'nothing-yet') tell(text().nothingYet);
  else if (result !== null) {
    session.change(result);
    tell(name === 'echo' && !result.echo ? text().echoOff : text().done[name]);
    orders.changed(isTechnique(name) ? name : null);
  } else if (name === 'save') saveSound(context);
  else if (name === 'new') startNew(context, orders.laid);
  else orders.onOpen(openAlbum(context, orders.laid));
};

interface Cast {
  name: MagicName;
  orders: MagicOrders;
}

export const openMagic = (context: Context, layer: Layer, orders: MagicOrders): OpenPage => {
  const { frame, text, session, guest } = context;
  guest.say(text().box);
  return openTiles({
    frame,
    words: () => ({ title: text().box, close: text().close }),
    tiles: () =>
      magicNames.map((name) => ({
        icon: magicIcons[name],
        name: text().magic[name],
        kind: `magic-${name}`,
        ...(name === 'echo' && { isOn: session.song.echo }),
        pick: () => cast(context, layer, { name, orders }),
      })),
  });
};
