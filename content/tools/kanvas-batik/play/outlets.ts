/** The ways out of the workshop: a picture for the family's device, and paper. */
import { pictureOf } from '../paint/cloth.ts';
import type { Context } from './context.ts';

/** As fine as the cloth itself, whatever the screen. */
const side = 1600;

const draw = ({ session }: Context): HTMLCanvasElement =>
  pictureOf(session.marks, { shape: session.shape, side });

export const saveCloth = (context: Context): void => {
  const { guest, reports, sounds, tell, text, session } = context;
  const place = session.works.findIndex(({ id }) => id === session.open) + 1;
  sounds.play('kept');
  tell(text().save);
  reports.note({ verb: 'interacted', object: 'export' });
  draw(context).toBlob((blob) => {
    if (blob) guest.exportFile({ name: text().work(place), blob });
  }, 'image/png');
};

export const printCloth = (context: Context): void => {
  const { guest, reports, sounds, tell, text } = context;
  sounds.play('open');
  tell(text().print);
  reports.note({ verb: 'interacted', object: 'print' });
  draw(context).toBlob(
    (blob) => {
      if (blob) guest.print([blob]);
    },
    'image/jpeg',
    0.94,
  );
};
