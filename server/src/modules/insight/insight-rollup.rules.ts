import type { CatalogueItem, ItemKind } from '@nobi/kit/manifest';
import { days, minutes } from '../../time/durations.ts';

/**
 * What is newer is left for the next run: a statement that began before now may still be under way,
 * and the connection ends each after ten seconds.
 */
export const settledAfterMs = minutes(1);

/** Rows of one step of the roll-up: about a second's work. */
export const mostRows = 10_000;
export const shortestStepMs = 1000;
export const longestStepMs = days(400);

/** Steps of one run for each kind: what is left of a long past waits for the next run. */
export const mostSteps = 100;

/** What a manifest says that the numbers need. Skills beyond these are a browser's invention. */
export interface ItemFacts {
  readonly item: string;
  readonly age_min: number;
  readonly age_max: number;
  readonly skills: readonly string[];
}

export const factsOfItems = (items: readonly CatalogueItem[], kind: ItemKind): ItemFacts[] =>
  items
    .filter((item) => item.kind === kind)
    .map(({ id, ageMin, ageMax, skills }) => ({
      item: id,
      age_min: ageMin,
      age_max: ageMax,
      skills: skills.map((skill) => skill.id),
    }));

/** The end of the next step: half as far, until what lies between is little enough. */
export const nextStep = async (
  { past, latest, stepMs }: { past: Date; latest: Date; stepMs: number },
  isTooMuch: (upto: Date) => Promise<boolean>,
): Promise<Date> => {
  let upto = new Date(Math.min(past.getTime() + stepMs, latest.getTime()));
  while (upto.getTime() - past.getTime() > shortestStepMs && (await isTooMuch(upto)))
    upto = new Date(Math.ceil((past.getTime() + upto.getTime()) / 2));
  return upto;
};
