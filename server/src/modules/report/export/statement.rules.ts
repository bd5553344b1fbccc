/** One answer as other systems read it: xAPI 1.0.3, without anything that names the child or the family. */
import { hash } from 'node:crypto';
import { uuidOf } from '../../../database/uuid.ts';
import type { ExportedAnswer } from './statements.store.ts';

interface Names {
  /** The product's own address: what every id of ours begins with. */
  readonly home: string;
  readonly item: Readonly<Record<'id' | 'en', string>> | undefined;
  readonly skill: Readonly<Record<'id' | 'en', string>> | undefined;
}

const inBoth = (name: Names['item']) => name && { name: { 'id-ID': name.id, 'en-US': name.en } };

/** Seconds in ISO 8601, to the hundredth. */
const durationOf = (milliseconds: number) => `PT${Math.round(milliseconds / 10) / 100}S`;

/** Of the actor and the event, so that the same export twice has the same ids and two share none. */
const idOf = (actor: string, event: string) =>
  uuidOf(hash('sha256', `${actor}/${event}`, 'buffer'), 8);

export const statementOf = (
  answer: Omit<ExportedAnswer, 'at'> & { readonly at: string },
  actor: string,
  { home, item, skill }: Names,
) => {
  const extension = (name: string) => `${home}/xapi/${name}`;
  return {
    id: idOf(actor, answer.event),
    version: '1.0.3',
    actor: { objectType: 'Agent', account: { homePage: home, name: actor } },
    verb: {
      id: 'http://adlnet.gov/expapi/verbs/answered',
      display: { 'en-US': 'answered', 'id-ID': 'menjawab' },
    },
    object: {
      objectType: 'Activity',
      id: `${home}/xapi/items/${answer.item}/${answer.object}`,
      definition: { type: 'http://adlnet.gov/expapi/activities/interaction', ...inBoth(item) },
    },
    result: {
      success: answer.outcome !== 'wrong',
      ...(answer.milliseconds !== null && { duration: durationOf(answer.milliseconds) }),
      extensions: {
        [extension('attempt')]: answer.attempt,
        [extension('help')]: answer.help ?? 0,
        [extension('requested')]: (answer.hints ?? 0) > 0,
        [extension('criterion')]: answer.criterion ?? false,
      },
    },
    context: {
      ...(answer.language && { language: answer.language }),
      contextActivities: {
        grouping: [
          {
            objectType: 'Activity',
            id: `${home}/xapi/skills/${answer.skill}`,
            definition: { type: 'http://adlnet.gov/expapi/activities/objective', ...inBoth(skill) },
          },
        ],
      },
    },
    timestamp: new Date(answer.at).toISOString(),
  };
};
