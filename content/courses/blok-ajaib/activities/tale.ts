/** A page of the running story: who is there, on the giant or beside him. */
import { type Activity, element, pressable } from '@nobi/kit/course';
import { guests, isGuest, isSound, sounds } from '../rules/blocks.ts';
import { openYard, soundOf } from '../scene/yard.ts';
import { words } from '../text/text.ts';
import { guestPicture } from '../view/blocks.ts';
import { playerPicture } from '../view/players.ts';

/** Sounds, guests, or the giant alone. */
export const castOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((each): each is string => isSound(`${each}`) || isGuest(`${each}`))
    : [];

export const tale: Activity = (desk, task) => {
  const yard = openYard(desk, task);
  yard.root.classList.add('is-tale');
  const row = element('div', 'players');
  const players = castOf(task.args.cast).map((name) => {
    const picture = isSound(name)
      ? playerPicture(name)
      : guestPicture(guests.find((each) => each === name) ?? 'a');
    const button = pressable('player', picture, () => {
      button.classList.remove('is-hopping');
      // Reading a size makes the same animation begin anew.
      void button.offsetWidth;
      button.classList.add('is-hopping');
      if (isSound(name)) soundOf(desk, name);
      else desk.sound('hop', 1.2);
    });
    row.append(button);
    return { name, button };
  });
  yard.root.append(row);
  const dress = (): void => {
    const text = words[desk.lang()];
    for (const { name, button } of players) {
      const sound = sounds.find((each) => each === name);
      const guest = guests.find((each) => each === name);
      button.ariaLabel = sound ? text.sounds[sound] : text.guests[guest ?? 'a'];
    }
    yard.dress();
  };
  dress();
  return { dress, beckon: () => '' };
};
