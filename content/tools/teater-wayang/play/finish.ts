/** The calm end: the stage, and what the story has. */
import { showEnd } from '@nobi/kit/guest';
import { coverOf, paintedScene } from '../paint/picture.ts';
import { takesOf } from '../rules/play.ts';
import type { Context } from './context.ts';

const framed = ({ session, text }: Context): HTMLElement => {
  const picture = document.createElement('img');
  picture.className = 'framed';
  picture.alt = text().picture;
  const scene = coverOf(session.play);
  const fill = async (): Promise<void> => {
    const canvas = scene && (await paintedScene(scene, 1000));
    canvas?.toBlob((blob) => {
      if (blob) picture.src = URL.createObjectURL(blob);
    });
  };
  // Without its picture the page still says what was made.
  void fill().catch(() => undefined);
  return picture;
};

export const finish = (context: Context): void => {
  const { guest, reports, session, sounds, text } = context;
  const puppets = new Set(session.play.flatMap(({ cast }) => cast.map(({ puppet }) => puppet)));
  const recap = (): string => text().recap(session.play.length, puppets.size);
  sounds.play('kept');
  reports.created('puppet-play', takesOf(session.play));
  reports.flush();
  guest.say(recap());
  showEnd(guest, {
    recap,
    picture: framed(context),
    onDone() {
      reports.note({ verb: 'terminated', object: 'sitting' });
      guest.end(Math.min(1000, reports.added), 'free');
    },
    onAgain: () => context.dock.slide(null),
  });
};
