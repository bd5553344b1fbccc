import type { QuietWindow } from '@nobi/contract';

export const weekDays: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

const everyDay = [...weekDays];

/** Windows to begin with. Prayer times differ by place, which we do not ask for: the adult moves them. */
export const quietPresets = {
  schoolNight: [{ days: [7, 1, 2, 3, 4], from: '20:30', to: '05:30' }],
  maghrib: [{ days: everyDay, from: '17:45', to: '18:30' }],
  ramadan: [
    { days: everyDay, from: '03:00', to: '05:00' },
    { days: everyDay, from: '17:30', to: '20:30' },
  ],
  other: [{ days: everyDay, from: '12:00', to: '13:00' }],
} satisfies Record<string, QuietWindow[]>;

export const presets = ['schoolNight', 'maghrib', 'ramadan', 'other'] as const;

/** What keeps a window from being saved. */
export const faultOf = ({ days, from, to }: QuietWindow) => {
  if (days.length === 0) return 'days';
  return from === '' || to === '' || from === to ? 'hours' : undefined;
};

/** The day in or out of a window's days, in the order of the week. */
export const withDay = (days: readonly number[], day: number) =>
  weekDays.filter((each) => (each === day ? !days.includes(day) : days.includes(each)));
