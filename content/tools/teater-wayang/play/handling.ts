/** What hands on the stage do: puppets are led, and stay where they are put unless their way is recorded. */
import { withPlace } from '../rules/play.ts';
import { listenToHands } from '../scene/hands.ts';
import type { Context } from './context.ts';
import type { Take } from './take.ts';

const putDown = (context: Context, puppet: number): void => {
  const { session, theatre, commitScene, used } = context;
  const spot = theatre.actors.get(puppet)?.spot;
  const before = session.scene.cast.find((actor) => actor.puppet === puppet);
  if (!spot || !before || before.track || (before.x === spot[0] && before.y === spot[1])) return;
  commitScene(withPlace(session.scene, puppet, spot));
  used('move');
};

export const handle = (context: Context, take: Take): void => {
  const { theatre, frame, dock, used, sounds } = context;
  listenToHands(theatre, {
    grab(puppet) {
      dock.slide(null);
      frame.classList.add('is-quiet');
      take.grab(puppet);
    },
    move: (puppet, x, y) => take.move(puppet, x, y),
    drop(puppet) {
      take.drop(puppet);
      if (take.doing === 'rest') putDown(context, puppet);
    },
    wave(puppet) {
      take.wave(puppet);
      used('wave');
      sounds.play('wave', { pitch: 0.8 + puppet * 0.04 });
    },
    aside() {
      dock.slide(null);
      if (take.doing === 'playing') take.stop();
    },
  });
};
