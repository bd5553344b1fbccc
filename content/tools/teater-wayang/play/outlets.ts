/** The ways out of the theatre: a picture for the family's device, and paper. */
import { paintedScene } from '../paint/picture.ts';
import type { Context } from './context.ts';

const wide = 1600;

const fileOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });

export const saveScene = async (context: Context): Promise<void> => {
  const { guest, reports, sounds, tell, text, session } = context;
  sounds.play('kept');
  tell(text().save);
  reports.note({ verb: 'interacted', object: 'save' });
  const name = text().scene(session.at + 1);
  const blob = await fileOf(await paintedScene(session.scene, wide));
  if (blob) guest.exportFile({ name, blob });
};

/** One page a scene, so that the story can be told along the pictures. */
export const printScenes = async (context: Context): Promise<void> => {
  const { guest, reports, sounds, tell, text, session } = context;
  sounds.play('open');
  tell(text().print);
  reports.note({ verb: 'interacted', object: 'print' });
  const scenes = session.play.filter(({ cast }) => cast.length > 0);
  const pages = await Promise.all(
    scenes.map(async (scene) => fileOf(await paintedScene(scene, wide))),
  );
  guest.print(pages.flatMap((page) => page ?? []));
};
