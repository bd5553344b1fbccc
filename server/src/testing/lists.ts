import { type CallShape, staff } from '@nobi/contract';
import * as z from 'zod/mini';

/** A list call of the console with one way to ask it. */
export interface Asking {
  readonly name: string;
  readonly shape: CallShape;
  readonly query: Readonly<Record<string, string>>;
}

type Typed = Readonly<Record<string, readonly string[]>>;

const field = z.looseObject({
  enum: z.optional(z.array(z.string())),
  const: z.optional(z.string()),
});

const fieldsOf = (shape: CallShape): [string, z.output<typeof field>][] => {
  if (!shape.query) return [];
  const { properties } = z.toJSONSchema(shape.query, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties ?? {}).map(([name, of]) => [name, field.parse(of)]);
};

/** Every call of the console that answers a page of a list, by its name in the contract. */
export const listCalls: readonly (readonly [string, CallShape])[] = Object.entries<CallShape>(
  staff,
).filter(([, shape]) => fieldsOf(shape).some(([name]) => name === 'per_page'));

const framing = ['page', 'per_page', 'sort', 'order'];

/** What may be filled into each filter: all choices of a closed one, what is given for an open one. */
const choicesOf = (shape: CallShape, typed: Typed) =>
  fieldsOf(shape)
    .filter(([name]) => !framing.includes(name))
    .map(([name, { enum: choices, const: only }]) => {
      const values = choices ?? (only === undefined ? typed[name] : [only]);
      if (!values) throw new Error(`${name}: give an example of what is typed there`);
      return values.map((value) => ({ [name]: value }));
    });

type Choices = readonly (readonly Readonly<Record<string, string>>[])[];

const pairsOf = (choices: Choices) =>
  choices.flatMap((ones, at) =>
    choices
      .slice(at + 1)
      .flatMap((others) => ones.flatMap((one) => others.map((other) => ({ ...one, ...other })))),
  );

const sortsOf = (shape: CallShape) =>
  fieldsOf(shape).find(([name]) => name === 'sort')?.[1].enum ?? [''];

/**
 * Every way to ask a list: no filter, each one alone in every value, and each two together in their
 * first `inPairs` values; by every sort, up and down.
 */
export const askingsOf = (
  [name, shape]: readonly [string, CallShape],
  typed: Typed,
  inPairs: number,
): Asking[] => {
  const choices = choicesOf(shape, typed);
  const pairs = pairsOf(choices.map((values) => values.slice(0, inPairs)));
  return [{}, ...choices.flat(), ...pairs].flatMap((filter) =>
    sortsOf(shape).flatMap((sort) =>
      ['asc', 'desc'].map((order) => ({ name, shape, query: { ...filter, sort, order } })),
    ),
  );
};

/** The furthest page that a list gives, at its longest. */
export const lastPage = { page: '200', per_page: '100' };
