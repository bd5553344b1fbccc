import { type Plan, plans } from '@nobi/contract';
import { RadioCard } from '../../ui/form/radio-card.tsx';
import styles from './payments.module.css';
import { planName, priceWords } from './plan-words.ts';
import { words } from './words.ts';

// Names, not texts: the words may arrive after this file.
const offers = {
  regular: { each: 'perMonth', gives: 'regularGives' },
  premium: { each: 'perYear', gives: 'premiumGives' },
} as const;
const choices = ['regular', 'premium'] as const;

interface PlanChoiceProps {
  chosen: Plan | undefined;
  onChoose: (plan: Plan) => void;
}

/** The two plans side by side. Neither is chosen for the person. */
export const PlanChoice = ({ chosen, onChoose }: PlanChoiceProps) => (
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
        {words[offers[plan].gives]}
      </RadioCard>
    ))}
  </fieldset>
);
