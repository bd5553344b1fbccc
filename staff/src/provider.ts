import type { AnyRequest } from '@nobi/client/ask';
import { type CallShape, Problem } from '@nobi/contract';
import type { DataProvider, Identifier } from 'react-admin';
import { askUntyped, wordsOfProblem } from './ask.ts';

/** The calls behind one resource; what is missing, its screens do not offer. */
export interface ResourceCalls {
  readonly list?: CallShape;
  readonly one?: CallShape;
  readonly change?: CallShape;
  readonly create?: CallShape;
  readonly remove?: CallShape;
}

/** A failure as react-admin reads it: its status tells an ended session from the rest. */
class HttpError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

type Action = keyof ResourceCalls;

const statusOf: Partial<Record<string, number>> = { not_signed_in: 401, not_found: 404 };

const askOrHttpError = async (shape: CallShape, asking: AnyRequest): Promise<unknown> => {
  try {
    return await askUntyped(shape, asking);
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

interface ListRequest {
  readonly pagination?: { page: number; perPage: number } | undefined;
  readonly sort?: { field: string; order: string } | undefined;
  readonly filter?: object | undefined;
  readonly signal?: AbortSignal | undefined;
}

const queryOf = ({ pagination, sort, filter }: ListRequest) => ({
  page: pagination?.page,
  per_page: pagination?.perPage,
  ...(sort && sort.field !== 'id' && { sort: sort.field, order: sort.order.toLowerCase() }),
  ...filter,
});

/** The rows were parsed by their contract; the library's record type is open. */
const recordOf = (row: object) => {
  const fields = Object.entries(row).map((pair) => [...pair]);
  return Object.fromEntries(fields);
};

/** react-admin's provider on the contract's own calls: names, types and errors stay one. */
export const providerOf = (resources: Readonly<Record<string, ResourceCalls>>): DataProvider => {
  const callOf = (resource: string, action: Action) => {
    const shape = resources[resource]?.[action];
    if (!shape) throw new HttpError(`${resource}: ${action}`, 404);
    return shape;
  };
  const one = async (
    resource: string,
    action: Action,
    asking: AnyRequest & { id?: Identifier },
  ) => {
    const { id, ...rest } = asking;
    const params = id === undefined ? {} : { params: { id } };
    const answer = await askOrHttpError(callOf(resource, action), { ...params, ...rest });
    return { data: recordOf({ id, ...(isObject(answer) && answer) }) };
  };
  const list = async (resource: string, request: ListRequest) => {
    const { signal } = request;
    const answer = await askOrHttpError(callOf(resource, 'list'), {
      query: queryOf(request),
      ...(signal && { signal }),
    });
    const { rows, hasNext } = rowsOf(answer);
    return {
      data: rows.map(recordOf),
      pageInfo: {
        hasNextPage: hasNext === true,
        hasPreviousPage: (request.pagination?.page ?? 1) > 1,
      },
    };
  };
  return {
    supportAbortSignal: true,
    getList: (resource, request) => list(resource, request),
    getManyReference: (resource, { target, id, ...request }) =>
      list(resource, { ...request, filter: { ...request.filter, [target]: id } }),
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
