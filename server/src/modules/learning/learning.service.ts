import { type childLearning, type Language, type learning, Problem } from '@nobi/contract';
import { type Caller, opensPremium } from '../../auth/caller.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { isUuid } from '../../database/uuid.ts';
import type { CallInput } from '../../http/serve.ts';
import { yearsOf } from '../../play-sessions/start-level.rules.ts';
import type { LearningStore } from './learning.store.ts';
import { chooseToday, type Goal } from './today.rules.ts';

export interface LearningDeps {
  readonly store: LearningStore;
  readonly catalogue: Catalogue;
  readonly pictureUrl: string;
  readonly now: () => Date;
}

export const learningService = ({ store, catalogue, pictureUrl, now }: LearningDeps) => {
  const openTo = (caller: Caller) =>
    catalogue.items.filter(({ plan }) => plan !== 'premium' || opensPremium(caller));

  /** Skills by name, then items in their order: of the family's plan, so that a goal can be played. */
  const goalsFor = (caller: Caller, language: Language) => {
    const items = openTo(caller);
    const names = new Map(
      items.flatMap(({ skills }) => skills.map(({ id, name }) => [id, name[language]] as const)),
    );
    const skills = [...names].map(([id, name]) => ({ kind: 'skill', id, name }));
    return [
      ...skills.toSorted((one, other) => one.name.localeCompare(other.name, language)),
      ...items.map(({ kind, id, title }) => ({ kind, id, name: title[language] })),
    ];
  };

  const isGoal = (goal: Goal, caller: Caller) =>
    goalsFor(caller, 'en').some(({ kind, id }) => kind === goal.kind && id === goal.id);

  return {
    async today({ language }: CallInput<typeof learning.today>, caller: Caller) {
      const at = now();
      const found = await store.today(caller.accountId, caller.sessionHash, at);
      if (!found) return { next: [] };
      const child = { ...found, years: yearsOf(found, at), goal: found.goal ?? undefined };
      const next = chooseToday(openTo(caller), child).flatMap(({ kind, id, why }) => {
        const item = catalogue.find(kind, id);
        if (!item) return [];
        const thumbnail = `${pictureUrl}${item.thumbnail}`;
        return [{ kind, id, title: item.title[language], thumbnail, why }];
      });
      return { next, works: found.works };
    },

    async list({ language }: CallInput<typeof childLearning.list>, caller: Caller) {
      const children = await store.children(caller.accountId);
      return { children, goals: goalsFor(caller, language) };
    },

    async set({ params: { child }, body }: CallInput<typeof childLearning.set>, caller: Caller) {
      if (body.goal && !isGoal(body.goal, caller)) throw new Problem('invalid_input');
      const set = isUuid(child) ? await store.set(caller.accountId, { child, ...body }) : undefined;
      if (!set) throw new Problem('not_found');
      return set;
    },
  };
};
