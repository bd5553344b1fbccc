import { besides } from '@nobi/kit/bank';
import type { CourseLesson } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';
import { caption } from '../../../words/caption.ts';
import { calledOut, ordered } from '../generators/called.ts';
import { calls, oneOfTwo, order, orders, show } from './making.ts';

const skill = 'body';

export const bodyLesson: CourseLesson = {
  id: 'body',
  title: both('Monster lucu', 'Silly monsters'),
  recap: caption(
    'Kamu membuat monster dari\n[eyes, ears, hands], dan [feet].',
    'You built monsters from\neyes, ears, hands and feet.',
  ),
  look: [
    show({
      id: 'see-eye-ear',
      things: ['eye', 'ear'],
      say: caption(
        'Sentuh matamu: [eye].\nSentuh telingamu: [ear].',
        'Touch your eye.\nTouch your ear.',
      ),
    }),
    show({
      id: 'see-nose-mouth',
      things: ['nose', 'mouth'],
      say: caption(
        'Sentuh hidungmu: [nose].\nSentuh mulutmu: [mouth].',
        'Touch your nose.\nTouch your mouth.',
      ),
    }),
    show({
      id: 'see-hand-foot',
      things: ['hand', 'foot'],
      say: caption(
        'Lambaikan tangan: [hand].\nEntakkan kaki: [foot].',
        'Wave your hand.\nStamp your foot.',
      ),
    }),
    {
      id: 'see-monster',
      activity: 'gather',
      say: both('Monster belum punya mata.\nBantu dia!', 'It has no eyes yet.\nHelp the monster!'),
      args: { view: 'monster', want: [], n: [], of: ['eye', 'ear', 'nose'] },
    },
  ],
  try: [
    order(
      { id: 'try-two-eyes', view: 'monster', want: ['eye'], n: [2], of: ['eye', 'hand'] },
      { skill, difficulty: -4, hint: 1 },
    ),
    order(
      {
        id: 'try-one-nose-two-ears',
        view: 'monster',
        want: ['nose', 'ear'],
        n: [1, 2],
        of: ['ear', 'nose'],
      },
      { skill, difficulty: -3.3, hint: 1 },
    ),
    order(
      {
        id: 'try-three-hands',
        view: 'monster',
        want: ['hand'],
        n: [3],
        of: ['foot', 'hand', 'mouth'],
      },
      { skill, difficulty: -3, hint: 1 },
    ),
  ],
  play: {
    items: 7,
    bank: besides(
      [
        ...orders('monster', skill, [
          [['eye'], [1], ['eye', 'foot'], -4],
          [['nose'], [1], ['ear', 'nose'], -3.7],
          [['mouth'], [1], ['mouth', 'hand', 'eye'], -3.3],
          [['hand'], [2], ['hand', 'nose'], -3],
          [['foot'], [2], ['ear', 'foot', 'mouth'], -2.6],
          [['eye'], [4], ['eye', 'ear', 'nose'], -2.3],
          [['ear'], [3], ['nose', 'ear', 'eye'], -2.1],
          [['foot'], [4], ['hand', 'foot', 'mouth'], -1.9],
          [['eye', 'mouth'], [2, 1], ['mouth', 'eye'], -2.2],
          [['nose', 'hand'], [1, 2], ['hand', 'nose', 'ear'], -1.7],
          [['ear', 'foot'], [2, 2], ['foot', 'ear', 'eye'], -1.3],
          [['eye', 'hand'], [3, 4], ['hand', 'eye', 'foot'], -0.9],
          [['mouth', 'foot'], [2, 3], ['foot', 'mouth', 'hand'], -0.6],
          [['eye', 'ear', 'nose'], [2, 2, 1], ['nose', 'eye', 'ear'], -0.2],
          [['hand', 'foot', 'mouth'], [2, 2, 1], ['mouth', 'foot', 'hand'], 0.1],
          [['eye', 'hand', 'foot'], [1, 4, 3], ['foot', 'hand', 'eye'], 0.5],
        ]),
        ...calls(skill, [
          ['find', ['nose'], ['nose', 'ear', 'foot'], -2.8],
          ['find', ['hand'], ['mouth', 'foot', 'hand', 'eye'], -1.8],
          ['find', ['foot', 'mouth'], ['mouth', 'foot', 'hand'], -0.8],
        ]),
        ...oneOfTwo(skill, {
          ways: ['find'],
          names: ['eye', 'foot', 'mouth', 'hand', 'ear', 'nose'],
          from: -3.9,
          apart: [1, 2, 4],
        }),
        ...calls('animals', [['feed', ['tiger'], ['tiger', 'dog', 'monkey'], -2.5]]),
      ],
      [
        ...calledOut(skill, {
          ways: ['find'],
          names: ['eye', 'nose', 'ear', 'mouth', 'hand', 'foot'],
          from: -3,
          seed: 51,
          count: 30,
        }),
        ...ordered(skill, {
          view: 'monster',
          names: ['eye', 'nose', 'ear', 'mouth', 'hand', 'foot'],
          from: -3.2,
          seed: 52,
          count: 30,
        }),
      ],
      110,
    ),
  },
  make: {
    id: 'make-monster',
    activity: 'gather',
    say: both('Monster buatanmu.\nBerapa matanya?', 'Make your own monster.\nHow many eyes?'),
    args: { view: 'monster', want: [], n: [], of: ['eye', 'ear', 'nose', 'mouth', 'hand', 'foot'] },
  },
};
