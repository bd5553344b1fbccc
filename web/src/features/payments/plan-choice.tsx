import { type Plan, plans } from '@nobi/contract';
import { RadioCard } from '../../ui/form/radio-card.tsx';
import styles from './payments.module.css';
import { planName, priceWords } from './plan-words.ts';
import type { Offer } from './use-offer.ts';
import { words } from './words.ts';

// Names, not texts: the words may arrive after this file.
const offers = {
  regular: { each: 'perMonth', gives: 'regularGives' },
  premium: { each: 'perYear', gives: 'premiumGives' },
} as const;
const choices = ['regular', 'premium'] as const;

const kinds = ['games', 'courses', 'tools'] as const;

/** Counted in the catalogue as it is, so that nothing is promised which is not there. */
const opensOf = (plan: Plan, { regular, premium }: Offer['items']): string => {
  const counted = kinds.map((kind) => {
    const thing = words.opens[kind];
    return plan === 'premium'
      ? words.opensAll(premium[kind], thing)
      : words.opensSome(regular[kind], premium[kind], thing);
  });
  const list = counted.join(', ');
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
};

const someOfEach = { games: 9, courses: 9, tools: 9 };

/** Keeps the room of the counts until they are there. */
const Uncounted = ({ plan }: { plan: Plan }) => (
  <span className={styles.uncounted}>
    {opensOf(plan, { regular: someOfEach, premium: someOfEach })}
  </span>
);

const savingWords = () => {
  const { regular, premium } = plans;
  return words.saving(
    priceWords(premium.rupiah / premium.months),
    priceWords(regular.rupiah * premium.months - premium.rupiah),
  );
};

interface PlanChoiceProps {
  /** Undefined while they are counted, null where they are not said. */
  items: Offer['items'] | null | undefined;
  chosen: Plan | undefined;
  onChoose: (plan: Plan) => void;
}

/** The two plans side by side. Neither is chosen for the person. */
export const PlanChoice = ({ items, chosen, onChoose }: PlanChoiceProps) => (
  <fieldset className={styles.plans}>
    <legend className="spoken">{words.plans}</legend>
    {choices.map((plan) => (
      <RadioCard
        key={plan}
        name="plan"
        value={plan}
        title={planName(plan)}
        aside={
          <>
            {priceWords(plans[plan].rupiah)} <small>{words[offers[plan].each]}</small>
          </>
        }
        checked={chosen === plan}
        onChange={() => onChoose(plan)}
      >
        {words[offers[plan].gives]} {items && opensOf(plan, items)}
        {items === undefined && <Uncounted plan={plan} />}
        {plan === 'premium' && <strong className={styles.saving}>{savingWords()}</strong>}
      </RadioCard>
    ))}
  </fieldset>
);
