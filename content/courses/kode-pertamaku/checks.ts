/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';
import { bugs } from './checks/bugs.ts';
import { commands } from './checks/commands.ts';
import { events } from './checks/events.ts';
import { myGame } from './checks/my-game.ts';
import { order } from './checks/order.ts';
import { patterns } from './checks/patterns.ts';
import { repeats } from './checks/repeats.ts';
import { squares } from './checks/squares.ts';

export const checks: CourseChecks = {
  commands,
  order,
  squares,
  bugs,
  repeats,
  patterns,
  events,
  'my-game': myGame,
};
