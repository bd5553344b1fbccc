import type { Database } from '../../database/database.ts';
import type { Serve } from '../../http/serve.ts';
import { profileRoutes } from './profile.routes.ts';
import { type ProfileDeps, profileService } from './profile.service.ts';
import { profileStore } from './profile.store.ts';

interface ProfileModuleDeps extends Omit<ProfileDeps, 'store'> {
  readonly db: Database;
}

export const profileModule = (serve: Serve, { db, ...deps }: ProfileModuleDeps) =>
  profileRoutes(serve, profileService({ ...deps, store: profileStore(db) }));
