import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../database/testing.ts';
import { type EmbeddedRig, embeddedRig, forgetIdentities } from './testing.ts';

/** Before each test of a file a new rig on an emptied database, handed to `begin`. */
export const rigForEachTest = (begin: (rig: EmbeddedRig) => unknown) => {
  let database: TestDatabase;
  let rig: EmbeddedRig;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await forgetIdentities(database.db);
    rig = await embeddedRig({ db: database.db });
    await begin(rig);
  });
  afterEach(() => rig.close());
};
