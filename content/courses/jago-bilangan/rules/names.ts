/** What is called by name: who rides along, what a wagon holds, how a train is loaded. */
import type { CourseTask } from '@nobi/kit/course';

export const castNames = ['badak', 'ayam', 'mbek'] as const;
export type CastName = (typeof castNames)[number];

/** Each holds so many crackers, or weighs as many as that. */
export const cargo = {
  cracker: 1,
  bag: 10,
  tin: 100,
  wagon: 1000,
  salt: 25,
  durian: 50,
  drum: 250,
  goat: 5,
} as const;
export type CargoName = keyof typeof cargo;

const isCargo = (name: unknown): name is CargoName =>
  typeof name === 'string' && Object.hasOwn(cargo, name);

export const cargoNames: readonly CargoName[] = Object.keys(cargo).filter(isCargo);

export const cargoIn = ({ args }: Pick<CourseTask, 'args'>): CargoName[] =>
  Array.isArray(args.things) ? args.things.filter(isCargo) : [];

export const loadings = ['build', 'tidy', 'unload'] as const;
