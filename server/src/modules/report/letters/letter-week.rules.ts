/** Sunday afternoon at three, by the clock of the family; two days later it is too late for that week. */
const afterSunday = { from: 15, to: 48 };

const hoursFromUtc = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 } as const;

export interface DueZone {
  readonly zone: string;
  readonly sunday: string;
}

/** The zones in which the letter of a Sunday may go out now. Indonesia knows no summer time. */
export const dueZones = (now: Date): DueZone[] =>
  Object.entries(hoursFromUtc).flatMap(([zone, ahead]) => {
    const local = new Date(now.getTime() + ahead * 3_600_000);
    const hours = local.getUTCDay() * 24 + local.getUTCHours();
    if (hours < afterSunday.from || hours >= afterSunday.to) return [];
    const sunday = new Date(local.getTime() - local.getUTCDay() * 86_400_000);
    return [{ zone, sunday: sunday.toISOString().slice(0, 10) }];
  });
