import type { Plan } from '@nobi/contract';

const key = 'chosenPlan';

/** The plan that was chosen before the login, for as long as the tab is open. */
export const chosenPlan = {
  read(): Plan | undefined {
    try {
      const plan = sessionStorage.getItem(key);
      return plan === 'regular' || plan === 'premium' ? plan : undefined;
    } catch {
      return undefined;
    }
  },
  keep(plan: Plan) {
    try {
      sessionStorage.setItem(key, plan);
    } catch {
      // A browser may forbid storage; the plan is then chosen once more.
    }
  },
};
