/** Puts a picture together: a place, its weather, who stands there and what matters. */
import type { Cast, Scene, Thing } from '../stories/story.ts';
import { drawCast, halfOf, swims } from './cast/cast.ts';
import { put, sized } from './paint.ts';
import { isCovered, places } from './places/places.ts';
import { hull, underSea } from './places/sea.ts';
import { inFront, overLand, sky } from './places/sky.ts';
import { drawThing, halfOfThing, isBehind, isInSky } from './things/things.ts';

const ground = 334;
const biggest = 1.42;
/** What is seen of the picture's 480: a cover is cut at its sides. */
const widths = { page: 468, cover: 300 } as const;
type Width = keyof typeof widths;

/** Gradients are named apart, since several pictures stand on one page. */
let pictures = 0;

interface Piece {
  readonly half: number;
  readonly lift: number;
  readonly picture: string;
}

/** Their middles, in the middle of the picture, closer together where there is little width. */
const middlesOf = (halves: readonly number[], width: number): number[] => {
  const whole = halves.reduce((sum, half) => sum + half * 2, 0);
  const gap = Math.min(24, Math.max(-30, (width - whole) / (halves.length + 1)));
  let x = (480 - whole - gap * (halves.length - 1)) / 2;
  return halves.map((half) => {
    const middle = x + half;
    x += half * 2 + gap;
    return middle;
  });
};

/** At sea somebody dives among those who swim, or stands in a boat. */
const seaOf = ({ place, who, things = [] }: Scene): 'deep' | 'boat' | null => {
  if (place !== 'laut') return null;
  const isDeep = who.some(({ name }) => swims(name)) && !things.includes('perahu');
  return isDeep ? 'deep' : 'boat';
};

const liftOf = (scene: Scene, name: Cast, at: number): number => {
  const sea = seaOf(scene);
  if (sea === 'boat') return 16 + (at % 2) * 4;
  const isAfloat = sea === 'deep' && name !== 'kepiting';
  return isAfloat ? 40 + (at % 2) * 54 : (at % 2) * 6;
};

const whoOf = (scene: Scene): Piece[] =>
  scene.who
    .filter(({ name }) => seaOf(scene) !== 'boat' || !swims(name))
    .map(({ name, mood }, at) => ({
      half: halfOf(name),
      lift: liftOf(scene, name, at),
      picture: drawCast(name, mood),
    }));

/** The boat's side before those who stand in it, and who swims beside it. */
const drawBoat = (scene: Scene): string => {
  if (seaOf(scene) !== 'boat') return '';
  const beside = scene.who
    .filter(({ name }) => swims(name))
    .map(({ name, mood }, at) => put(400 - at * 100, 352, drawCast(name, mood)));
  return `${hull}${beside.join('')}`;
};

const thingPiece = (name: Thing, isInBoat: boolean): Piece => ({
  half: halfOfThing(name),
  lift: isInBoat ? 14 : -10,
  picture: drawThing(name),
});

/** Things stand beside those who are there: the first on the right, the second on the left, then between. */
const inRow = (who: readonly Piece[], things: readonly Piece[]): Piece[] => {
  const [right, left, ...between] = things;
  const [first, ...others] = who;
  return [left, first, ...between, ...others, right].filter((each) => each !== undefined);
};

const drawRow = (scene: Scene, width: number): string => {
  const isInBoat = seaOf(scene) === 'boat';
  const things = (scene.things ?? []).filter(
    (name) => !isInSky(name) && !isBehind(name) && !(isInBoat && name === 'perahu'),
  );
  const row = inRow(
    whoOf(scene),
    things.map((name) => thingPiece(name, isInBoat)),
  );
  const whole = row.reduce((sum, { half }) => sum + half * 2, 0);
  const scale = Math.min(biggest, width / Math.max(1, whole * 0.94));
  const middles = middlesOf(
    row.map(({ half }) => half * scale),
    width,
  );
  return row
    .map(({ picture, lift }, at) =>
      put(Math.round(middles[at] ?? 240), ground - lift, sized(Number(scale.toFixed(3)), picture)),
    )
    .join('');
};

const drawFar = ({ things = [] }: Scene): string => {
  const above = things.filter(isInSky).map((name, at) => put(110 + at * 240, 88, drawThing(name)));
  const behind = things
    .filter(isBehind)
    .map((name, at) => put(at % 2 === 0 ? 340 : 120, ground - 44, sized(1.5, drawThing(name))));
  return [...above, ...behind].join('');
};

/** The inside of an SVG of 480 by 360. */
const paintScene = (scene: Scene, width: number): string => {
  pictures += 1;
  const { place } = scene;
  const weather = place === 'malam' ? 'malam' : (scene.weather ?? 'cerah');
  const isDeep = seaOf(scene) === 'deep';
  const isInside = isCovered(place) || isDeep;
  return [
    isInside ? '' : sky(weather, `sky-${pictures}`),
    isDeep ? underSea() : places[place](),
    place === 'malam' || (isInside && weather !== 'malam') ? '' : overLand(weather),
    drawFar(scene),
    drawRow(scene, width),
    drawBoat(scene),
    isInside ? '' : inFront(weather),
  ].join('');
};

export const pictureOf = (scene: Scene, width: Width = 'page'): string =>
  `<svg viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${paintScene(scene, widths[width])}</svg>`;
