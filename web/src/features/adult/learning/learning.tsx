import type { childLearning, ReplyOf, ShownLearning } from '@nobi/contract';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from '../adult.module.css';
import { Switch } from '../care/switch.tsx';
import { Unread } from '../care/unread.tsx';
import { useChildren } from '../use-children.ts';
import { words } from '../words.ts';
import { type LearningSet, useLearning, useSetLearning } from './use-learning.ts';

type Goals = ReplyOf<typeof childLearning.list>['goals'];
type Goal = LearningSet['goal'];

const kinds = ['skill', 'game', 'course', 'tool'] as const;

/** What stands in the list of goals, and back. */
const keyOfGoal = (goal: Pick<Goals[number], 'kind' | 'id'> | null) =>
  goal ? `${goal.kind}/${goal.id}` : '';
const goalOf = (value: string): Goal => {
  const kind = kinds.find((each) => value.startsWith(`${each}/`));
  return kind ? { kind, id: value.slice(kind.length + 1) } : null;
};

interface ChildLearningProps {
  name: string;
  set: ShownLearning;
  goals: Goals;
}

const ChildLearning = ({ name, set, goals }: ChildLearningProps) => {
  const { save, notice } = useSetLearning(set.child);
  const goal = goalOf(keyOfGoal(set.goal));
  const change = (changed: Partial<LearningSet>) => {
    if (!save.isPending) save.mutate({ is_steady: set.is_steady, goal, ...changed });
  };
  // A goal that is no longer on the shelf stays to be seen until another is chosen.
  const isGone = goal !== null && !goals.some((each) => keyOfGoal(each) === keyOfGoal(goal));
  return (
    <section className={styles.part} aria-label={name}>
      <h3>{name}</h3>
      <ChoiceField
        label={words.goal}
        value={keyOfGoal(goal)}
        onChange={({ target }) => change({ goal: goalOf(target.value) })}
      >
        <option value="">{words.goalNone}</option>
        {isGone && <option value={keyOfGoal(goal)}>{words.goalGone}</option>}
        {kinds.map((kind) => (
          <optgroup key={kind} label={words.goalKinds[kind]}>
            {goals
              .filter((each) => each.kind === kind)
              .map((each) => (
                <option key={each.id} value={keyOfGoal(each)}>
                  {each.name}
                </option>
              ))}
          </optgroup>
        ))}
      </ChoiceField>
      <Switch
        says={words.steady}
        more={words.steadyMore}
        isOn={set.is_steady}
        isBusy={save.isPending}
        onTurn={(is_steady) => change({ is_steady })}
      />
      <PassingNotice notice={notice} />
    </section>
  );
};

/** What comes first for each child, and whether anything adapts. */
export const Learning = () => {
  const { data, isError, refetch } = useLearning();
  const children = useChildren();
  const nameOf = (child: string) =>
    children.data?.children.find(({ id }) => id === child)?.nickname ?? words.unnamedChild;
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby="learning-title">
      <h2 id="learning-title">{words.learning}</h2>
      <p className={styles.lead}>{words.learningLead}</p>
      {!data && <Unread isPending={!isError} onAgain={() => void refetch()} />}
      {data?.children.map((set) => (
        <ChildLearning key={set.child} name={nameOf(set.child)} set={set} goals={data.goals} />
      ))}
    </section>
  );
};
