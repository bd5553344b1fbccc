/** What an item can teach, in the chooser's terms: its skills in order and the tasks of each. */

/** A skill of the registry; names and curriculum do not matter here. */
export interface LearningSkill {
  readonly id: string;
  /** Skills of one domain share an ability. */
  readonly domain: string;
  readonly needs: readonly string[];
}

/** One task at one level. The same id may stand at several levels, such as with dots and with digits. */
export interface LearningTask {
  readonly id: string;
  readonly skill: string;
  /** From 0, the most concrete. */
  readonly level: number;
  /** On the logit scale: a child of this ability is right at the first try half of the time. */
  readonly difficulty: number;
  /** A criterion task: right at once and without help, it speaks for the skill. */
  readonly proves: boolean;
  /** What several tasks of a skill tell of; their ids begin with it and a hyphen. */
  readonly story?: string;
}

export interface Plan<Task extends LearningTask = LearningTask> {
  /** In the item's own order; `needs` names only skills that the item has. */
  readonly skills: readonly LearningSkill[];
  readonly tasksOf: ReadonlyMap<string, readonly Task[]>;
  /** The criterion tasks among them. */
  readonly proofsOf: ReadonlyMap<string, readonly Task[]>;
  /** Share of first tries that should be right. */
  readonly target: number;
  /** The very first task of all shows how the item works. */
  readonly first: Task | undefined;
}

export interface PlanParts<Task> {
  readonly skills: readonly LearningSkill[];
  readonly tasks: readonly Task[];
  readonly target: number;
  readonly first?: Task;
}

/** A skill that the item lacks counts as given. */
export const makePlan = <Task extends LearningTask>({
  skills,
  tasks,
  target,
  first,
}: PlanParts<Task>): Plan<Task> => {
  const here = new Set(skills.map(({ id }) => id));
  const bySkill = (all: readonly Task[]) =>
    new Map(skills.map(({ id }) => [id, all.filter(({ skill }) => skill === id)]));
  return {
    skills: skills.map(({ id, domain, needs }) => ({
      id,
      domain,
      needs: needs.filter((need) => here.has(need)),
    })),
    tasksOf: bySkill(tasks),
    proofsOf: bySkill(tasks.filter(({ proves }) => proves)),
    target,
    first,
  };
};

export const skillNamed = (plan: Plan, id: string): LearningSkill | undefined =>
  plan.skills.find((skill) => skill.id === id);

/** Everything that a skill stands on, near and far. */
export const foundationsOf = (plan: Plan, id: string): Set<string> => {
  const found = new Set<string>();
  const walk = (of: string): void => {
    for (const need of skillNamed(plan, of)?.needs ?? []) {
      if (found.has(need)) continue;
      found.add(need);
      walk(need);
    }
  };
  walk(id);
  return found;
};
