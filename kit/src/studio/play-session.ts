/** A play session in a studio: it begins, pauses with all put away, and goes on. */
import type { Clock, Guest, PlayVerb } from '../guest/index.ts';
import type { Shelf } from './shelf.ts';

export const beginPlaySession = (on: {
  guest: Guest;
  clock: Clock;
  sounds: { volume(level: number): void };
  reports: { note(happening: { verb: PlayVerb; object: string }): void; flush(): void };
  shelf: Pick<Shelf, 'now'>;
  /** Language or another setting has changed: all words are said anew. */
  dress(): void;
  /** What a hand still does ends. */
  rest(): void;
}): void => {
  const { guest, clock, sounds, reports, shelf, dress, rest } = on;
  const note = (verb: PlayVerb): void => reports.note({ verb, object: 'sitting' });
  guest.onSettings(() => {
    dress();
    sounds.volume(guest.settings.sound);
  });
  guest.onPause(() => {
    rest();
    reports.flush();
    shelf.now();
    clock.stop();
    note('suspended');
  });
  guest.onResume(() => {
    clock.start();
    note('resumed');
  });
  clock.start();
  note('initialized');
};
