/** What each tool does when it is picked. */
import { withNextScene, withPuppet } from '../rules/play.ts';
import { backdropNames, puppetNames } from '../rules/world.ts';
import type { Context } from './context.ts';

export const callPuppet = (context: Context, puppet: number): void => {
  const { session, commitScene, sounds, tell, text, used, theatre } = context;
  const isThere = session.scene.cast.some((actor) => actor.puppet === puppet);
  const scene = withPuppet(session.scene, puppet);
  if (!scene) {
    sounds.play('pick', { pitch: 0.7 });
    tell(text().stageFull);
    return;
  }
  if (!commitScene(scene)) return;
  const name = text().puppets[puppetNames[puppet] ?? 'nobi'];
  sounds.play(isThere ? 'leave' : 'enter');
  if (!isThere) {
    used('puppet');
    theatre.actors.get(puppet)?.wave();
  }
  tell(isThere ? text().leaves(name) : text().enters(name));
};

export const hangBackdrop = (context: Context, backdrop: number): void => {
  const { session, commitScene, sounds, tell, text, used } = context;
  if (!commitScene({ ...session.scene, backdrop })) return;
  sounds.play('pick');
  used('backdrop');
  tell(text().backdrops[backdropNames[backdrop] ?? 'sawah']);
};

export const turnLamp = (context: Context): void => {
  const { session, commitScene, sounds, tell, text, used } = context;
  const isShadow = !session.scene.isShadow;
  if (!commitScene({ ...session.scene, isShadow })) return;
  sounds.play('open');
  used('lamp');
  tell(isShadow ? text().lampOn : text().lampOff);
};

export const goToScene = (context: Context, at: number): void => {
  const { session, refresh, toPlaces, sounds, tell, text } = context;
  session.go(at);
  sounds.play('open');
  refresh();
  toPlaces();
  tell(text().scene(at + 1));
};

export const addScene = (context: Context): void => {
  const { session, commit, toPlaces, sounds, tell, text, used } = context;
  const play = withNextScene(session.play, session.at);
  if (!play) {
    tell(text().scenesFull);
    return;
  }
  const at = session.at + 1;
  if (!commit(play, at)) return;
  toPlaces();
  sounds.play('enter');
  used('scene');
  tell(text().scene(at + 1));
};
