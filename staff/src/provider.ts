import { type CallShape, Problem } from '@nobi/contract';
import { type DataProvider, HttpError, type Identifier } from 'react-admin';
import { type Asking, ask, wordsOfProblem } from './ask.ts';

/** The calls behind one resource; what is missing, its screens do not offer. */
export interface ResourceCalls {
  readonly list?: CallShape;
  readonly one?: CallShape;
  readonly change?: CallShape;
  readonly create?: CallShape;
  readonly remove?: CallShape;
  /** The field that names a row, and the parameter of its calls; `id` if not said. */
  readonly key?: string;
}

type Deed = Exclude<keyof ResourceCalls, 'key'>;

const statusOf: Partial<Record<string, number>> = { not_signed_in: 401, not_found: 404 };

const told = async (shape: CallShape, asking: Asking): Promise<unknown> => {
  try {
    return await ask(shape, asking);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new HttpError(wordsOfProblem(error), statusOf[error.code] ?? 400);
  }
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const rowsOf = (answer: unknown) => {
  if (!isObject(answer) || !('rows' in answer) || !Array.isArray(answer.rows))
    throw new HttpError('no list', 500);
  return { rows: answer.rows.filter(isObject), hasNext: 'has_next' in answer && answer.has_next };
};

interface ListAsked {
  readonly pagination?: { page: number; perPage: number } | undefined;
  readonly sort?: { field: string; order: string } | undefined;
  readonly filter?: object | undefined;
  readonly signal?: AbortSignal | undefined;
}

const queryOf = ({ pagination, sort, filter }: ListAsked) => ({
  page: pagination?.page,
  per_page: pagination?.perPage,
  ...(sort && sort.field !== 'id' && { sort: sort.field, order: sort.order.toLowerCase() }),
  ...filter,
});

/** react-admin's provider on the contract's own calls: names, types and errors stay one. */
export const providerOf = (resources: Readonly<Record<string, ResourceCalls>>): DataProvider => {
  const keyOf = (resource: string) => resources[resource]?.key ?? 'id';
  const callOf = (resource: string, deed: Deed) => {
    const shape = resources[resource]?.[deed];
    if (!shape) throw new HttpError(`${resource}: ${deed}`, 404);
    return shape;
  };
  /** The rows were parsed by their contract; the library's record type is open. */
  const recordOf = (resource: string, row: object) => {
    const fields = Object.entries(row).map((pair) => [...pair]);
    return Object.fromEntries([...fields, ['id', Object(row)[keyOf(resource)]]]);
  };
  const one = async (resource: string, deed: Deed, asking: Asking & { id?: Identifier }) => {
    const { id, ...rest } = asking;
    const params = id === undefined ? {} : { params: { [keyOf(resource)]: id } };
    const answer = await told(callOf(resource, deed), { ...params, ...rest });
    return { data: recordOf(resource, { [keyOf(resource)]: id, ...(isObject(answer) && answer) }) };
  };
  const list = async (resource: string, asked: ListAsked) => {
    const { signal } = asked;
    const answer = await told(callOf(resource, 'list'), {
      query: queryOf(asked),
      ...(signal && { signal }),
    });
    const { rows, hasNext } = rowsOf(answer);
    return {
      data: rows.map((row) => recordOf(resource, row)),
      pageInfo: {
        hasNextPage: hasNext === true,
        hasPreviousPage: (asked.pagination?.page ?? 1) > 1,
      },
    };
  };
  return {
    supportAbortSignal: true,
    getList: (resource, asked) => list(resource, asked),
    getManyReference: (resource, { target, id, ...asked }) =>
      list(resource, { ...asked, filter: { ...asked.filter, [target]: id } }),
    getOne: (resource, { id }) => one(resource, 'one', { id }),
    getMany: async (resource, { ids }) => ({
      data: (await Promise.all(ids.map((id) => one(resource, 'one', { id })))).map(
        ({ data }) => data,
      ),
    }),
    create: (resource, { data }) => one(resource, 'create', { body: data }),
    update: (resource, { id, data }) => one(resource, 'change', { id, body: data }),
    delete: (resource, { id }) => one(resource, 'remove', { id }),
    // Many at once is a way to do much harm with one click; no screen offers it.
    updateMany: async () => ({ data: [] }),
    deleteMany: async () => ({ data: [] }),
  };
};
