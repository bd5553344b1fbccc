import type { Course, Game, Tool } from '@nobi/contract';
import type { ItemLookup } from '../../catalogue/item-lookup.ts';
import type { Database } from '../../database/database.ts';
import type { Serve } from '../../http/serve.ts';
import { lateSessionsStore } from '../../play-sessions/late/late-sessions.store.ts';
import type { DayLimit } from '../../play-sessions/limit/day-limit.ts';
import { playTimesStore } from '../../play-sessions/limit/play-times.store.ts';
import { playSessionsOf, playStoresOf } from '../../play-sessions/play-sessions.ts';
import { arrivalsService, type OfOneKind } from './arrivals.service.ts';
import { type LateNeedsDeps, lateNeeds } from './late-needs.service.ts';
import { type LeaseDeps, leaseService } from './lease.service.ts';
import type { LeaseSigner } from './lease-key.ts';
import { leasedChildrenStore } from './leased-children.store.ts';
import { offlineRoutes } from './offline.routes.ts';
import { needSeal } from './seal.ts';

interface OfflineModuleDeps extends OfOneKind {
  readonly db: Database;
  readonly limit: DayLimit;
  readonly games: ItemLookup<Game>;
  readonly courses: ItemLookup<Course>;
  readonly tools: ItemLookup<Tool>;
  readonly leaseSigner: LeaseSigner;
  readonly leaseSecret: string;
  readonly help: LeaseDeps['help'];
  readonly needs: LateNeedsDeps['needs'];
  readonly now: () => Date;
}

export const offlineModule = (serve: Serve, deps: OfflineModuleDeps) => {
  const { db, limit, games, courses, tools, now } = deps;
  const seal = needSeal(deps.leaseSecret);
  const leases = leaseService({
    seal: seal.shown,
    children: leasedChildrenStore(db),
    times: playTimesStore(db),
    signer: deps.leaseSigner,
    secret: deps.leaseSecret,
    help: deps.help,
    now,
  });
  const arrivals = arrivalsService({
    ...deps,
    leases,
    sessions: lateSessionsStore(db),
    plays: {
      game: playSessionsOf(playStoresOf(db, 'game'), { items: games, limit }),
      course: playSessionsOf(playStoresOf(db, 'course'), { items: courses, limit }),
      tool: playSessionsOf(playStoresOf(db, 'tool'), { items: tools, limit }),
    },
    findOpen: { game: games.findOpen, course: courses.findOpen, tool: tools.findOpen },
  });
  offlineRoutes(serve, { leases, arrivals, lateNeeds: lateNeeds({ seal, needs: deps.needs }) });
};
