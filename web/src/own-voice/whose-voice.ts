import { type Allowance, ownVoiceClips } from '@nobi/client/own-voice';
import { consent } from '@nobi/contract';
import { ask } from '../api.ts';
import { choiceKey, noteStorage } from '../offline/saved.ts';
import { isPassing } from '../queries.ts';

/** Asks the server, and erases here whatever is not allowed; without a line its last word counts. */
const readAllowance = async (): Promise<Allowance | undefined> => {
  try {
    const allowance = await ask(consent.ownVoice, {});
    await ownVoiceClips.keepOnly(allowance.allowed);
    // A full device forgets it; what the server says counts all the same.
    await ownVoiceClips.remember(allowance).catch(() => {});
    return allowance;
  } catch (error) {
    return isPassing(error) ? ownVoiceClips.recall() : undefined;
  }
};

/** The child who plays here, if its voice may be recorded. */
export const whoseVoice = async (): Promise<string | undefined> => {
  const allowance = await readAllowance();
  // Chosen without a line: the server does not know yet.
  const playing = noteStorage.getItem(choiceKey) ?? allowance?.playing;
  return allowance?.allowed.find((child) => child === playing);
};

/** Whether it still may: the adult may have taken it back on another device a moment ago. */
export const mayStill = async (child: string): Promise<boolean> =>
  (await readAllowance())?.allowed.includes(child) ?? false;
