import * as z from 'zod/mini';
import { call } from '../call/call.ts';

export const staffRelease = {
  release: call({
    method: 'GET',
    path: '/api/staff/release/',
    access: 'staff',
    role: ['administrator'],
    says: 'The newest release, where the operator named a place to look at and it is newer than this one.',
    reply: z.object({ newer: z.nullable(z.string()) }),
    origin: 'added',
  }),
};
