/** What is kept between sessions: the sentences that were kept, and the level that is being built. */
import { writeGame } from '@nobi/kit/game';
import type { CountedSaved } from '@nobi/kit/rounds';
import { isText, list } from '@nobi/kit/save';
import { levels } from './code.ts';
import { isKeepable, mostPhotos } from './free.ts';
import type { Order } from './orders.ts';
import { counted } from './tasks.ts';

export interface Save extends CountedSaved {
  album: readonly (readonly string[])[];
  made: readonly Order[];
}

/** Words are told apart by a comma: "next to" is one. */
const readAlbum = (value: unknown): readonly string[][] =>
  list(value)
    .flatMap((each) => (isText(each) ? [each.split(',')] : []))
    .filter(isKeepable)
    .slice(-mostPhotos);

export const readSave = (text: string | null): Save => {
  const { progress, session, rest } = counted.read(text);
  return { progress, session, album: readAlbum(rest.album), made: levels.fromSave(rest.made) };
};

export const writeSave = ({ made, album, ...save }: Save): string =>
  writeGame({
    ...save,
    album: album.map((words) => words.join(',')),
    made: levels.toSave(made),
  });
