export { type Bus, openBus } from './bus.ts';
export type { Effect } from './effect.ts';
export { type Instrument, rate } from './instruments.ts';
export { rendered } from './rendered.ts';
export { soundOf, type Voice } from './synth.ts';
