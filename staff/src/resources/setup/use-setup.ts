import { type ReplyOf, type SetupStep, setupSteps, staff } from '@nobi/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../ask.ts';
import { useStaffQuery } from '../../ui/use-staff-query.ts';

export type Setup = ReplyOf<typeof staff.setup>;

const key = ['setup'];

export const useSetup = (enabled = true) =>
  useStaffQuery(key, (signal) => ask(staff.setup, { signal }), {
    enabled,
    refetchOnWindowFocus: true,
  });

/** Nobody has to record a voice; all others are needed. */
export const isOptional = (step: SetupStep) => step === 'voice';

/** How many of the needed steps are done. */
export const progressOf = (setup: Setup) => {
  const needed = setupSteps.filter((step) => !isOptional(step));
  return { done: needed.filter((step) => setup[step].is_done).length, all: needed.length };
};

/** Tries the mail server or the gateway, and reads everything again. */
export const useTrial = (shape: typeof staff.trySetupMail | typeof staff.trySetupPayments) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => ask(shape),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
};

const sendLogo = (picture: File) => {
  const body = new FormData();
  body.append('logo', picture);
  return ask(staff.setLogo, { body });
};

/** Shows families another logo of the company, or none, and reads everything again. */
export const useLogo = () => {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: key });
  return {
    setting: useMutation({ mutationFn: sendLogo, onSuccess }),
    dropping: useMutation({ mutationFn: () => ask(staff.dropLogo), onSuccess }),
  };
};
