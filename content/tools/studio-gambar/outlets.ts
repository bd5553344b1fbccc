/** The ways out of the studio: a picture for the family's device, and paper. */
import type { Room } from './room.ts';
import { smallPicture } from './view/small-picture.ts';

/** As fine as the sheet itself, whatever the screen. */
const side = 1600;

const pictureOf = ({ session, art }: Room): HTMLCanvasElement =>
  smallPicture(session.marks, { shape: session.shape, art, side });

const numberOf = ({ session }: Room): number =>
  session.works.findIndex(({ id }) => id === session.open) + 1;

export const saveDrawing = (room: Room): void => {
  const { guest, reports, sounds, tell, text } = room;
  sounds.play('kept');
  tell(text().save);
  reports.note({ verb: 'interacted', object: 'export' });
  pictureOf(room).toBlob((blob) => {
    if (blob) guest.exportFile({ name: text().work(numberOf(room)), blob });
  }, 'image/png');
};

export const printDrawing = (room: Room): void => {
  const { guest, reports, sounds, tell, text } = room;
  sounds.play('open');
  tell(text().print);
  reports.note({ verb: 'interacted', object: 'print' });
  // The paper hides what JPEG loses, and a page stays light.
  pictureOf(room).toBlob(
    (blob) => {
      if (blob) guest.print([blob]);
    },
    'image/jpeg',
    0.94,
  );
};
