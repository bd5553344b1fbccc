import { type Language, type offline, Problem } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import { isUuid, uuidV7 } from '../../database/uuid.ts';
import type { CallInput } from '../../http/serve.ts';
import type { NeedSeal } from './seal.ts';

interface LateNeed {
  /** The same for each try. */
  readonly id: string;
  readonly child: string;
  readonly prompt: string;
  readonly language: Language;
  readonly signal: AbortSignal;
}

export interface LateNeedsDeps {
  readonly seal: NeedSeal;
  /** What is done where a child tells of a need. */
  readonly needs: { followLate(need: LateNeed, caller: Caller): Promise<void> };
}

/** What a child told of a need while there was no line: whoever plays by now, it is that child's. */
export const lateNeeds = ({ seal, needs }: LateNeedsDeps) => ({
  async tell({ body, key, signal }: CallInput<typeof offline.tell>, caller: Caller) {
    if (!isUuid(body.child)) throw new Problem('not_found');
    const words = seal.open(body.sealed, body.child);
    const id = key !== undefined && isUuid(key) ? key : uuidV7();
    await needs.followLate({ id, child: body.child, ...words, signal }, caller);
    return {};
  },
});

export type LateNeeds = ReturnType<typeof lateNeeds>;
