const hour = 3_600_000;

/** In so many hours somebody has gone through the steps. */
const hoursOf: Readonly<Record<string, number>> = {
  danger_now: 1,
  self_harm: 4,
  sexual_abuse: 4,
  violence_at_home: 4,
};
const otherwise = 24;

export const dueAt = (topic: string, openedAt: Date) =>
  new Date(openedAt.getTime() + (hoursOf[topic] ?? otherwise) * hour);
