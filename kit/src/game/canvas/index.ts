export { type Extent, enterWorld, type Frame, type Spot, toScreen, toWorld } from './frame.ts';
export { Layers } from './layers.ts';
export { around, type Spark, Sparks } from './sparks.ts';
