/** The ways out of the studio: a picture for the family's device, and paper. */
import { smallPicture } from '../view/small-picture.ts';
import type { Context } from './context.ts';

/** As fine as the sheet itself, whatever the screen. */
const side = 1600;

const pictureOf = ({ session, art }: Context): HTMLCanvasElement =>
  smallPicture(session.marks, { shape: session.shape, art, side });

const numberOf = ({ session }: Context): number =>
  session.works.findIndex(({ id }) => id === session.open) + 1;

export const saveDrawing = (context: Context): void => {
  const { guest, reports, sounds, tell, text } = context;
  sounds.play('kept');
  tell(text().save);
  reports.note({ verb: 'interacted', object: 'export' });
  pictureOf(context).toBlob((blob) => {
    if (blob) guest.exportFile({ name: text().work(numberOf(context)), blob });
  }, 'image/png');
};

export const printDrawing = (context: Context): void => {
  const { guest, reports, sounds, tell, text } = context;
  sounds.play('open');
  tell(text().print);
  reports.note({ verb: 'interacted', object: 'print' });
  // The paper hides what JPEG loses, and a page stays light.
  pictureOf(context).toBlob(
    (blob) => {
      if (blob) guest.print([blob]);
    },
    'image/jpeg',
    0.94,
  );
};
