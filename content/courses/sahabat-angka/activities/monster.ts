/** A monster sleeps until it has exactly as many eyes as it wishes for. */
import { type Activity, type Desk, element, pressable } from '@nobi/kit/course';
import { numberIn } from '../rules/args.ts';
import { openTally, type Tally } from '../scene/tally.ts';
import { words } from '../text/text.ts';
import { coatOf, framePlaces, friendPicture } from '../view/friends.ts';

const most = 10;

const eyeAt = (i: number, of: number): { x: number; y: number } => {
  const place = framePlaces(of)[i] ?? { x: 0, y: 0 };
  const inRow = place.y === 0 ? Math.min(5, of) : of - 5;
  return { x: 100 + (place.x - (inRow - 1) / 2) * 32, y: (of > 5 ? 66 : 80) + place.y * 34 };
};

const eye = ({ x, y }: { x: number; y: number }): string =>
  `<g class="eye"><circle cx="${x}" cy="${y}" r="14" fill="#fff" stroke="#231a4d" stroke-width="2.5"/><circle class="pupil" cx="${x + 1}" cy="${y + 1}" r="7.5" fill="#231a4d"/><circle cx="${x + 4}" cy="${y - 3}" r="2.5" fill="#fff"/></g>`;

const ghost = ({ x, y }: { x: number; y: number }): string =>
  `<circle cx="${x}" cy="${y}" r="13" fill="#fff" fill-opacity=".25" stroke="#fff" stroke-width="3" stroke-dasharray="5 5"/>`;

interface Look {
  eyes: number;
  ghosts: number;
  awake: boolean;
}

/** The eyes keep the places of the wish, so that the last ghost left shows what is missing. */
const draw = (wanted: number, { eyes, ghosts, awake }: Look): string => {
  const [light, deep] = coatOf(wanted);
  const spots = Math.max(eyes, ghosts);
  const open = Array.from({ length: Math.max(0, ghosts - eyes) }, (_, i) =>
    ghost(eyeAt(eyes + i, spots)),
  );
  const there = Array.from({ length: eyes }, (_, i) => eye(eyeAt(i, spots)));
  const mouth = awake
    ? '<path d="M64 136q36 46 72 0z" fill="#6b1b3a"/><path d="M76 152q24 20 48 0-24-10-48 0z" fill="#ff7a8c"/><path d="M76 137l7 10 7-10zM110 137l7 10 7-10z" fill="#fff"/>'
    : '<path d="M84 146q16 8 32 0" fill="none" stroke="#231a4d" stroke-width="5" stroke-linecap="round"/><g class="zzz" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M168 36h11l-11 12h11"/><path d="M181 21h8l-8 9h8"/></g>';
  return `<svg viewBox="-14 0 228 200" aria-hidden="true"><path d="M58 34q-16-22-30-14 0 20 18 32zM142 34q16-22 30-14 0 20-18 32z" fill="${deep}"/><path d="M26 104q-24 4-20 34M174 104q24 4 20 34" fill="none" stroke="${deep}" stroke-width="15" stroke-linecap="round"/><path d="M100 20C158 20 178 60 180 110C182 162 152 188 100 188C48 188 18 162 20 110C22 60 42 20 100 20Z" fill="${light}"/><path d="M22 124C22 166 52 188 100 188C148 188 178 166 178 124C168 152 140 164 100 164C60 164 32 152 22 124Z" fill="${deep}" opacity=".3"/><ellipse cx="64" cy="188" rx="26" ry="9" fill="${deep}"/><ellipse cx="136" cy="188" rx="26" ry="9" fill="${deep}"/>${open.join('')}${there.join('')}${mouth}</svg>`;
};

const eyePicture =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="17" fill="#fff" stroke="#231a4d" stroke-width="3"/><circle cx="21" cy="21" r="9" fill="#5b3bd6"/><circle cx="21" cy="21" r="5" fill="#231a4d"/><circle cx="25" cy="16" r="3" fill="#fff"/></svg>';
const bellPicture =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M20 4a4 4 0 0 1 4 3c6 2 8 7 8 13v5l4 6H4l4-6v-5C8 14 10 9 16 7a4 4 0 0 1 4-3z" fill="#6b3a00"/><path d="M15 33h10a5 5 0 0 1-10 0z" fill="#6b3a00"/></svg>';

/** A worked example: the eyes are put on one by one, and taken off again for the child's own turn. */
const workOut = (desk: Desk, tally: Tally, wanted: number): void => {
  desk.tell(words[desk.lang()].watch);
  tally.set(0);
  for (let i = 1; i <= wanted; i += 1)
    desk.clock.after(1 + i * 0.7, () => {
      desk.sound('count', 2 ** (i / 12));
      tally.set(i);
    });
  desk.clock.after(2.4 + wanted * 0.7, () => tally.set(0));
};

export const monster: Activity = (desk, task) => {
  const wanted = numberIn(task, 'n');
  const text = () => words[desk.lang()];
  let ghosts = numberIn(task, 'ghosts') === 1 || desk.help !== 'none' ? wanted : 0;
  let awake = false;
  const body = pressable('monster', '', () => {
    desk.sound('hop', 0.7);
    body.classList.toggle('is-giggling');
  });
  const wish = element('div', 'wish');
  wish.innerHTML = friendPicture(wanted, { digit: true });
  desk.scene.append(body, wish);
  const show = (): void => {
    body.innerHTML = draw(wanted, { eyes: tally?.count ?? 0, ghosts, awake });
    body.classList.toggle('is-awake', awake);
  };
  let tally: Tally | null = null;
  const judge = (count: number): void => {
    const right = count === wanted;
    awake = right;
    if (!right) desk.sound('oops');
    const line = right
      ? text().eyesFit(count)
      : count < wanted
        ? text().eyesShort(count, wanted)
        : text().eyesOver(count, wanted);
    const due = desk.answer({ right, response: [count], line });
    if (due !== 'none') ghosts = wanted;
    show();
    if (due === 'worked' && tally) workOut(desk, tally, wanted);
  };
  tally = openTally(desk, {
    more: { picture: eyePicture, label: () => text().addEye },
    less: { label: () => text().takeEye },
    go: { picture: bellPicture, label: () => text().wake },
    most,
    start: desk.state[0] ?? 0,
    onChange: show,
    onGo: judge,
  });
  const dress = (): void => {
    body.ariaLabel = `${text().friend(wanted)}: ${tally?.count ?? 0}`;
    tally?.dress();
  };
  show();
  dress();
  return {
    dress,
    beckon() {
      const count = tally?.count ?? 0;
      ghosts = wanted;
      show();
      tally?.point(count < wanted ? 'more' : count > wanted ? 'less' : 'go');
      return text().ghosts;
    },
  };
};
