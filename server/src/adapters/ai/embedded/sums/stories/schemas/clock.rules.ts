import type { Story } from '../story.ts';

/** A time of day or a stretch of time, worked out. */
export interface ClockAnswer {
  readonly kind: 'end' | 'stretch';
  /** In minutes, since midnight where it is a time of day. */
  readonly minutes: number;
  readonly from: number;
  readonly by: number;
  readonly asksMinutes: boolean;
}

const day = 24 * 60;
const asksClock = /\b(?:jam berapa|pukul berapa|what time|when)\b|jam berapa/;
const asksStretch = /\b(?:berapa (?:jam|lama|menit)|lama\w*|how long|how many (?:hours|minutes))\b/;
const overNight = /tidur|malam|sleep|night|bed|bangun|wake/;
const back = /\b(?:yang lalu|lalu jam|earlier|before|sebelum\w*)\b/;

const minutesOf = (story: Story): number | undefined => {
  const times = story.amounts.map(({ unit, value }) =>
    unit !== undefined && unit !== 'rp' && unit.dimension === 'time'
      ? (value * unit.worth) / 60
      : undefined,
  );
  const known = times.filter((time) => time !== undefined);
  return known.length === times.length && known.length > 0
    ? known.reduce((sum, next) => sum + next, 0)
    : undefined;
};

const asksForMinutes = ({ question }: Story) =>
  /\b(?:berapa menit|how many minutes)\b/.test(question.join(' '));

const half = day / 2;
const stretchOf = (story: Story, from: number, until: number): ClockAnswer | undefined => {
  // "From 7 in the evening to 8.30": the second is in the evening too.
  const to =
    until < from &&
    until < half &&
    until + half > from &&
    from >= half + 60 &&
    !overNight.test(story.text)
      ? until + half
      : until;
  if (story.amounts.length > 0 || !asksStretch.test(story.question.join(' ')) || to === from)
    return undefined;
  // A night lies between only where the hours are written as a day has them.
  if (to < from && !overNight.test(story.text) && !/malam|night/.test(story.text)) return undefined;
  return {
    kind: 'stretch',
    from,
    by: to,
    minutes: (to - from + day) % day,
    asksMinutes: asksForMinutes(story),
  };
};

/** When it ends, or how long it took. */
export const clockOf = (story: Story): ClockAnswer | undefined => {
  const clocks = [...story.text.matchAll(/@(\d{1,2}):(\d{2})/g)].map(
    ([, hour, minute]) => Number(hour) * 60 + Number(minute),
  );
  const [from, to] = clocks;
  if (
    from === undefined ||
    clocks.length > 2 ||
    clocks.some((time) => time > day) ||
    back.test(story.text)
  )
    return undefined;
  const asksMinutes = asksForMinutes(story);
  if (to !== undefined) return stretchOf(story, from, to);
  const by = minutesOf(story);
  if (
    by === undefined ||
    !asksClock.test(story.question.join(' ')) ||
    !/\b(?:mulai|selesai|lama\w*|lagi|berlangsung|lasts?|takes?|later|end|starts?|begins?|selama|berangkat|tiba|sampai|arrive|finish)\b/.test(
      story.text,
    )
  )
    return undefined;
  return { kind: 'end', from, by, minutes: (from + by) % day, asksMinutes };
};
