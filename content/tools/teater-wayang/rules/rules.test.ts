import { seeded, wholeBetween } from '@nobi/kit/guest';
import { expect, test } from 'vitest';
import { packScene, unpackScene } from './packing.ts';
import {
  emptyPlay,
  emptyScene,
  type Scene,
  withNextScene,
  withPlace,
  withPuppet,
  withTake,
} from './play.ts';
import { endOf, spotAt, TrackMaker, thin } from './tracks.ts';
import { inside, mostScenes, mostTicks, puppetNames } from './world.ts';

const withCast = (...puppets: number[]): Scene =>
  puppets.reduce<Scene>((scene, puppet) => withPuppet(scene, puppet) ?? scene, emptyScene);

/** Walks right for two seconds, stands for one, then jumps up. */
const walk = Array.from({ length: 31 }, (_, tick) => [
  tick,
  300 + Math.min(20, tick) * 15,
  tick < 30 ? 500 : 300,
]).flat();

test('few points tell a walk, a rest and a jump, and lead to where the hand led', () => {
  const few = thin(walk);

  expect(few.length / 3).toBeLessThanOrEqual(5);
  for (let at = 0; at < walk.length; at += 3) {
    const [tick = 0, x = 0, y = 0] = walk.slice(at, at + 3);
    const [shownX, shownY] = spotAt({ points: few, acts: [] }, tick);
    expect(Math.hypot(shownX - x, shownY - y)).toBeLessThanOrEqual(7);
  }
});

test('what is recorded again keeps what the puppet did before the hand took it', () => {
  const first = new TrackMaker(null, [300, 500], 0);
  for (let tick = 1; tick <= 20; tick += 1) first.move(tick, 300 + tick * 10, 500);
  first.act(5);
  first.act(15);
  const before = first.made();

  const second = new TrackMaker(before, [300, 500], 10);
  second.move(20, 400, 200);
  const made = second.made();

  expect(spotAt(made, 5)).toEqual([350, 500]);
  expect(spotAt(made, 20)).toEqual([400, 200]);
  expect(made.acts).toEqual([5]);
  expect(endOf(made)).toBe(20);
});

test('any scene comes back from its text as it was', () => {
  const random = seeded(7);
  for (let round = 0; round < 200; round += 1) {
    const puppets = puppetNames.flatMap((_, at) => (random() < 0.3 ? [at] : []));
    const scene = { ...withCast(...puppets), backdrop: 3, isShadow: random() < 0.5 };
    const maker = new TrackMaker(null, [500, 500], 0);
    for (let tick = 1; tick <= mostTicks; tick += wholeBetween(random, 1, 90)) {
      maker.move(tick, ...inside(wholeBetween(random, 0, 1000), wholeBetween(random, 0, 800)));
      if (random() < 0.3) maker.act(tick);
    }
    const tracks = new Map(puppets.slice(0, 1).map((puppet) => [puppet, maker.made()]));
    const taken = withTake(scene, tracks, 40);

    expect(unpackScene(packScene(taken))).toEqual(taken);
  }
});

test('a damaged text never throws and never leads a puppet off the stage', () => {
  const random = seeded(11);
  const track = { points: [0, 500, 500, 20, 300, 300, 90, 700, 300], acts: [3, 40] };
  const sound = packScene(withTake(withCast(0, 4, 6), new Map([[4, track]]), 90));
  for (let round = 0; round < 400; round += 1) {
    const at = wholeBetween(random, 0, sound.length - 1);
    const stranger = String.fromCharCode(wholeBetween(random, 40, 130));
    const text = sound.slice(0, at) + (random() < 0.3 ? '' : stranger + sound.slice(at + 1));
    for (const { x, y, track: read } of unpackScene(text)?.cast ?? []) {
      expect(inside(x, y)).toEqual([x, y]);
      for (let tick = 0; read && tick < mostTicks; tick += 50) {
        const [atX, atY] = spotAt(read, tick);
        expect(inside(atX, atY)).toEqual([Math.round(atX), Math.round(atY)]);
      }
    }
  }
});

test('half a minute of five busy puppets fits a save many times', () => {
  const cast = withCast(0, 1, 2, 3, 4);
  const tracks = new Map(
    cast.cast.map(({ puppet }) => {
      const maker = new TrackMaker(null, [500, 500], 0);
      for (let tick = 1; tick <= mostTicks; tick += 1)
        maker.move(
          tick,
          500 + 300 * Math.sin(tick / (6 + puppet)),
          400 + 200 * Math.cos(tick / (5 + puppet)),
        );
      return [puppet, maker.made()];
    }),
  );

  expect(packScene(withTake(cast, tracks, mostTicks)).length).toBeLessThan(6_000);
});

test('a sixth puppet waits until one has left', () => {
  const full = withCast(0, 1, 2, 3, 4);

  expect(withPuppet(full, 5)).toBeNull();
  const left = withPuppet(full, 2);
  expect(left && withPuppet(left, 5)?.cast.map(({ puppet }) => puppet)).toEqual([0, 1, 3, 4, 5]);
});

test('no two puppets come in at one place', () => {
  const spots = withCast(0, 1, 2, 3, 4).cast.map(({ x, y }) => `${x} ${y}`);

  expect(new Set(spots).size).toBe(5);
});

test('a puppet whose way is recorded is not moved by putting it elsewhere', () => {
  const scene = withCast(0, 1);
  const track = { points: [0, 300, 500, 10, 500, 500], acts: [] };
  const taken = withTake(scene, new Map([[0, track]]), 10);

  expect(withPlace(taken, 0, [200, 300])).toEqual(taken);
  expect(withPlace(taken, 1, [200, 300]).cast[1]).toMatchObject({ x: 200, y: 300 });
});

test('the next scene keeps the place and the cast, without what they did; five are the most', () => {
  const track = { points: [0, 300, 500, 10, 500, 500], acts: [] };
  const taken = withTake({ ...withCast(0), backdrop: 2 }, new Map([[0, track]]), 10);
  let play = withNextScene([taken], 0) ?? emptyPlay;

  expect(play[1]).toMatchObject({ backdrop: 2, length: 0, cast: [{ puppet: 0, track: null }] });
  while (play.length < mostScenes) play = withNextScene(play, 0) ?? emptyPlay;
  expect(withNextScene(play, 0)).toBeNull();
});
