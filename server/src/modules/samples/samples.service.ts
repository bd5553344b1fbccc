import { Problem, type samples } from '@nobi/contract';
import { type CatalogueItem, playEvent, saveLimit } from '@nobi/kit/manifest';
import * as z from 'zod/mini';
import type { Caller } from '../../auth/caller.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { ticketSeconds } from '../../catalogue/ticket.rules.ts';
import type { CallInput } from '../../http/serve.ts';
import type { SampleSessionStore } from '../../play-sessions/sample-session.store.ts';
import { addressGroup, type Throttle } from '../../rate-limit/throttle.ts';
import { unproven } from './unproven.rules.ts';

// Wide by address: behind one carrier's address live thousands of families.
const opensByAddress = { name: 'sample-address', limit: 300, seconds: 3600 };
const keepsByAccount = { name: 'sample-keep', limit: 10, seconds: 3600 };

const events = z.array(playEvent);

export interface SamplesDeps {
  readonly catalogue: Pick<Catalogue, 'find'>;
  readonly store: SampleSessionStore;
  readonly throttle: Throttle;
  readonly signAddress: (path: string) => string;
}

const isSample = (item: CatalogueItem | undefined): item is CatalogueItem =>
  item?.kind === 'game' && item.trust === 'house' && item.sample !== undefined;

/** The two games that may be tried without an account, and what becomes of what was played. */
export const samplesService = ({ catalogue, store, throttle, signAddress }: SamplesDeps) => {
  /** Any other item, and one that staff have hidden, is as good as none. */
  const find = (id: string) => {
    const item = catalogue.find('game', id);
    if (!isSample(item)) throw new Problem('not_found');
    return item;
  };

  return {
    async open({ params, address, language }: CallInput<typeof samples.open>) {
      const item = find(params.id);
      await throttle.take(opensByAddress, addressGroup(address));
      const { plan, title } = item;
      const url = signAddress(item.path);
      return { url, expires_in: ticketSeconds, title: title[language], plan };
    },

    async keep({ params, body }: CallInput<typeof samples.keep>, caller: Caller) {
      const { accountId } = caller;
      const { id } = find(params.id);
      const played = events.safeParse(body.events);
      if (!played.success || played.data.some(({ item }) => item !== id))
        throw new Problem('invalid_input');
      const { save, sent_at: sentAt } = body;
      // The contract counts characters; what is kept is bytes.
      if (save !== undefined && Buffer.byteLength(save) > saveLimit) throw new Problem('too_large');
      const stored = await throttle.attempt([[keepsByAccount, accountId]], () =>
        store.keep({ accountId, itemId: id, events: played.data.map(unproven), sentAt, save }),
      );
      return { kept: stored };
    },
  };
};
