export { boxHalf, type Cut, type Edge, far, type Point, polar, type Shape } from './geometry.ts';
export { holds, outlineOf, type Slice, slicesOf } from './slices.ts';
