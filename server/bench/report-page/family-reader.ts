import { join } from 'node:path';
import { embeddedHelper } from '../../src/adapters/ai/embedded/embedded.ts';
import { readCatalogue } from '../../src/catalogue/catalogue.ts';
import { readSkills } from '../../src/catalogue/skills.ts';
import type { Database } from '../../src/database/database.ts';
import { rememberedTopics } from '../../src/modules/report/remembered-topics.ts';
import { reportService } from '../../src/modules/report/report.service.ts';
import { reportStore } from '../../src/modules/report/report.store.ts';
import { reportRowsStore } from '../../src/modules/report/report-rows.store.ts';
import { weighClaims } from '../../src/play-sessions/claims/weigh-claims.ts';
import { builtFolders } from '../../src/testing/builds.ts';

/** Reads reports as letters do, on a database without the product around it. */
export const familyReader = async (db: Database) => {
  const built = await builtFolders();
  const { topicOf } = await embeddedHelper();
  const { readReports } = reportService({
    store: reportStore(db),
    rows: reportRowsStore(db),
    skills: await readSkills(join(built.content, 'skills.json')),
    catalogue: await readCatalogue(join(built.content, 'catalogue.json')),
    weigh: weighClaims(db),
    topicOf: rememberedTopics(topicOf),
    now: () => new Date(),
  });
  return readReports;
};
