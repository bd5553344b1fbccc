import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { opaqueId } from '../call/text.ts';
import { childAnimals } from './child-values.ts';

/** Objects of which three in their order are a child's secret: objects are what children recall best. */
export const secretPictures = [
  'ball',
  'kite',
  'drum',
  'boat',
  'hat',
  'key',
  'fish',
  'flower',
  'moon',
  'banana',
  'umbrella',
  'bicycle',
] as const;

/** Three different pictures; their order counts, so there are 1,320. It keeps out a brother, no attacker. */
const pictures = z.array(z.enum(secretPictures, 'invalid_input'), 'invalid_input').check(
  z.minLength(3, 'invalid_input'),
  z.maxLength(3, 'invalid_input'),
  z.refine((chosen) => new Set(chosen).size === 3, 'invalid_input'),
);

const face = z.object({
  id: z.string(),
  nickname: z.nullable(z.string()),
  animal: z.enum(childAnimals),
  has_secret: z.boolean(),
  /** Nobody has said anything of this child yet, nor put it off, so the first screen may ask. */
  is_new: z.boolean(),
});

/** Who plays on a device: it belongs to the session, never to the account. */
export const whoPlays = {
  faces: call({
    method: 'GET',
    path: '/api/children/faces/',
    access: 'account',
    says: 'The faces to choose from, and who plays in this session; nothing else of a child.',
    reply: z.object({
      faces: z.array(face),
      playing: z.string(),
      /** False until somebody has tapped a face in this session: the first child plays. */
      is_chosen: z.boolean(),
    }),
    origin: 'added',
  }),
  choose: call({
    method: 'PUT',
    path: '/api/children/playing/',
    access: 'account',
    says: 'Says who plays in this session from now on; what was begun before keeps its child.',
    body: z.strictObject({ child: opaqueId, pictures: z.optional(pictures) }),
    reply: z.object({ playing: z.string() }),
    errors: ['not_found', 'child_secret_wrong', 'child_secret_wait', 'unavailable'],
    origin: 'added',
  }),
  setSecret: call({
    method: 'PUT',
    path: '/api/children/{child}/secret/',
    access: 'adult',
    says: 'Sets the three pictures by which a child is let in, or takes them away.',
    params: z.object({ child: opaqueId }),
    body: z.strictObject({ pictures: z.nullable(pictures) }),
    reply: z.object({}),
    errors: ['not_found', 'unavailable'],
    origin: 'added',
  }),
};
